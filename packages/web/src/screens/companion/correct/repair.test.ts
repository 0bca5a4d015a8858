import type { Correction, PlainEntry } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { correctionOf, droppedFrom, repaired, type Stuck, withDecided, withoutChange } from './repair.ts'

const dice = (...outcome: number[]): PlainEntry => ({ outcome })
const buys: PlainEntry = { do: 'buy', seat: 0 }
const ends: PlainEntry = { do: 'endTurn', seat: 0 }
const wrongDice = correctionOf(4, dice(1, 2))
const stuck: Stuck = { number: 6, index: 0, entry: ends, refusal: 'mustDecideFirst', entries: [ends] }

describe('a correction', () => {
  it('begins with one entry', () => {
    expect(wrongDice).toEqual({ host: 'correct', changes: [{ number: 4, entries: [dice(1, 2)] }] })
    expect(correctionOf(4, null).changes).toEqual([{ number: 4, entries: [] }])
  })

  it('is repaired before, instead of or without what is stuck', () => {
    const entriesOf = (correction: Correction) => correction.changes.find(({ number }) => number === 6)?.entries
    expect(entriesOf(repaired(wrongDice, stuck, [buys], 'before'))).toEqual([buys, ends])
    expect(entriesOf(repaired(wrongDice, stuck, [buys], 'replaces'))).toEqual([buys])
    expect(entriesOf(repaired(wrongDice, stuck, [], 'replaces'))).toEqual([])
  })

  it('is repaired again where several entries stand', () => {
    const once = repaired(wrongDice, stuck, [buys], 'before')
    const later: Stuck = { ...stuck, index: 1, entries: [buys, ends] }
    expect(repaired(once, later, [], 'replaces').changes).toEqual([
      { number: 4, entries: [dice(1, 2)] },
      { number: 6, entries: [buys] },
    ])
  })

  it('drops what is stuck and all after it', () => {
    const repairedOnce = repaired(wrongDice, stuck, [buys], 'before')
    const dropped = droppedFrom(repairedOnce, 6)
    expect(dropped).toEqual({ ...wrongDice, dropFrom: 6 })
    expect(repaired(dropped, { ...stuck, number: 5 }, [], 'replaces').dropFrom).toBe(6)
    // What the keeper says otherwise may make possible what was dropped.
    expect(withDecided(dropped, [])).toEqual(wrongDice)
    expect(withoutChange(dropped, 4)).toEqual({ host: 'correct', changes: [] })
  })
})
