import { FairDice, isHost, newHeader, readRecord, Session, writeRecord } from '@hausregeln/engine'
import { commitmentOf } from '@hausregeln/engine/core/record/fair.ts'
import { classic } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import { playersOf, sessionOf } from './opened.ts'

const SEED = '5e'.repeat(32)
const chance = { kind: 'committed', commitment: commitmentOf(SEED), nonces: ['a', 'b'] } as const

/** A game as it was agreed to save it at an online table, after a few turns. */
function saved(): Session {
  const seats = [{ name: 'Ada' }, { name: 'Otto', bot: 'plain' }]
  const session = new Session(classic.book, newHeader(classic.book, { seats, options: {}, chance }), new Chronicle())
  const dice = new FairDice(SEED, chance.nonces)
  for (let step = 0; step < 40; step++) {
    while (session.game.s.awaiting !== 0) session.give(dice.draw(session.game))
    const seat = 31 - Math.clz32(session.game.s.must)
    const moves = ['throw', 'decline', 'pass', 'endTurn'] as const
    if (moves.every((name) => session.act({ do: name, seat }) !== null)) break
  }
  while (session.game.s.awaiting !== 0) session.give(dice.draw(session.game))
  session.enter({ host: 'save' })
  return session
}

describe('the record of an online game that goes on', () => {
  it('is opened as a game at one screen, which throws the dice from there on', async () => {
    const before = saved()
    const session = await sessionOf(writeRecord(before.record))
    expect(session.source.kind).toBe('seed')
    expect(session.record.entries.slice(0, before.length)).toEqual(before.record.entries)
    const last = session.record.entries.at(-1)!.entry
    expect(isHost(last) && last.host).toBe('chance')
    expect(playersOf(session)).toMatchObject([
      { name: 'Ada', bot: null },
      { name: 'Otto', bot: 'plain' },
    ])
    // It is played on without anybody giving dice, and what was played is a record that can be read again.
    const turns = session.game.s.turns + 3
    for (let step = 0; step < 60 && session.game.s.turns < turns; step++) {
      const seat = 31 - Math.clz32(session.game.s.must)
      for (const name of ['throw', 'decline', 'pass', 'endTurn'] as const) session.act({ do: name, seat })
    }
    expect(session.game.s.turns).toBe(turns)
    const again = await sessionOf(writeRecord(session.record))
    expect(readRecord(writeRecord(again.record)).entries.length).toBe(session.length)
  })
})
