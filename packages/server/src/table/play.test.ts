import { readFileSync } from 'node:fs'
import { createBot } from '@hausregeln/bots'
import { type GameRecord, moveOf, RECORD_FORMAT, readRecord, replay } from '@hausregeln/engine'
import { classic, exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { Play } from './play.ts'

/** What an older program has written, but for its end: the seed is not revealed, so the game goes on. */
function older(file: string): GameRecord {
  const path = new URL(`../../../lab/test/games/format-1/${file}`, import.meta.url)
  const { header, entries } = readRecord(readFileSync(path, 'utf8'))
  return { header, entries: entries.filter(({ entry }) => !('host' in entry && entry.host === 'reveal')) }
}

/** The seed to which the server of the recorded game was committed. */
const SEED = '5eed'.repeat(16)

/** The next decision, as a bot makes it. */
function decide(play: Play): void {
  const { game } = play
  const seat = 31 - Math.clz32(game.s.must & -game.s.must)
  expect(play.act(moveOf(game, createBot('plain').decide(game.shown, seat, game.terms)))).toBeNull()
}

describe('a table of an older program', () => {
  it('is brought over when it is loaded, and goes on with the dice that follow from its seed', () => {
    const record = older('classic-committed-3.jsonl')
    const play = Play.resume(classic.book, record, SEED)
    expect([play.frozen, play.session.header.format]).toEqual([null, RECORD_FORMAT])
    expect(play.session.length).toBe(record.entries.length)
    for (let step = 0; step < 5; step++) decide(play)
    const taken = play.taken()
    expect(taken.length).toBeGreaterThan(5)
    expect(replay(classic.book, play.session.record).stopped).toBeNull()
  })

  it('is brought over again with what was entered since: its log stays as it was written', () => {
    const record = older('classic-committed-3.jsonl')
    const play = Play.resume(classic.book, record, SEED)
    for (let step = 0; step < 5; step++) decide(play)
    const log = { header: record.header, entries: [...record.entries, ...play.taken()] }
    const again = Play.resume(classic.book, log, SEED)
    expect(again.frozen).toBeNull()
    expect(again.session.record).toEqual(play.session.record)
    decide(again)
    decide(play)
    expect(again.session.record).toEqual(play.session.record)
  })

  it('is followed by another process that has loaded it, too', () => {
    const record = older('classic-committed-3.jsonl')
    const [here, there] = [Play.resume(classic.book, record, SEED), Play.resume(classic.book, record, SEED)]
    for (let step = 0; step < 3; step++) decide(here)
    there.follow(here.taken())
    expect(there.session.record).toEqual(here.session.record)
  })

  it('kept for a real board keeps its corrections', () => {
    const record = older('exchange-kept-2.jsonl')
    const play = Play.resume(exchange.book, record, null)
    const { entries, stopped } = replay(exchange.book, record)
    expect(play.frozen).toBe(stopped)
    expect(play.session.length).toBe(entries)
  })
})
