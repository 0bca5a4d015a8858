import { newHeader, readRecord, Session, writeRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { bundled, recordsIn } from './bundle.ts'

function game(names: readonly string[], seed: number): string {
  const seats = names.map((name) => ({ name }))
  const header = newHeader(classic.book, { seats, options: {}, chance: { kind: 'seed', seed } })
  return writeRecord(new Session(classic.book, header).record)
}

describe('games in one file', () => {
  it('come out as they went in, each a record of its own', () => {
    const games = [game(['Anna', 'Ben'], 1), game(['Cem', 'Dora', 'Elif'], 2), game(['Anna', 'Ben'], 3)]
    const read = recordsIn(bundled(games)).map((text) => readRecord(text))
    expect(read.map(writeRecord)).toEqual(games)
    expect(recordsIn(games[0] ?? '')).toEqual([games[0]])
  })

  it('are found damaged one by one, and what is no game stays so', () => {
    const [whole, cut] = [game(['Anna', 'Ben'], 1), game(['Cem', 'Dora'], 2).slice(0, -20)]
    const [first, second, third] = recordsIn(bundled([whole, `${cut}\n`, whole]))
    expect([first, third].map((text) => readRecord(text ?? '').header.seats.length)).toEqual([2, 2])
    expect(() => readRecord(second ?? '')).toThrow('damaged')
    expect(recordsIn('no game')).toEqual(['no game'])
  })
})
