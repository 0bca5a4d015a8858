import { readFileSync } from 'node:fs'
import { createBot } from '@hausregeln/bots'
import {
  commitmentOf,
  type GameRecord,
  moveOf,
  newHeader,
  PastError,
  RECORD_FORMAT,
  readRecord,
  replay,
  stateHash,
} from '@hausregeln/engine'
import { classic, exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { atOnce } from './inTurns.ts'
import { Play, StrayError } from './play.ts'

/** What an older program has written, but for its end: the seed is not revealed, so the game goes on. */
function older(file: string): GameRecord {
  const path = new URL(`../../../../lab/test/games/format-1/${file}`, import.meta.url)
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
    const play = Play.followed(classic.book, record, SEED)
    expect([play.frozen, play.session.header.format]).toEqual([null, RECORD_FORMAT])
    expect(play.session.length).toBe(record.entries.length)
    for (let step = 0; step < 5; step++) decide(play)
    const taken = play.taken()
    expect(taken.length).toBeGreaterThan(5)
    expect(replay(classic.book, play.session.record).stopped).toBeNull()
  })

  it('is not followed where others would wait for it', () => {
    const record = older('classic-committed-3.jsonl')
    expect(() => atOnce(Play.resume(classic.book, record, SEED))).toThrow(StrayError)
    const { header, entries } = Play.followed(classic.book, record, SEED).session.record
    const strayed = entries.map((sealed, index) => (index < 20 ? sealed : { ...sealed, state: '0'.repeat(16) }))
    expect(() => atOnce(Play.resume(classic.book, { header, entries: strayed }, SEED))).toThrow(StrayError)
    const frozen = Play.followed(classic.book, { header, entries: strayed }, SEED)
    expect(frozen.frozen).toMatch(/runs differently from entry 21 on/)
    // It is handed over as it stands, also where nothing of it can be followed.
    const none = Play.followed(classic.book, { header, entries: strayed.slice(20) }, SEED)
    for (const play of [frozen, none]) {
      const taken = Play.standing(
        classic.book,
        header,
        SEED,
        JSON.parse(JSON.stringify(play.stand(99, 99))),
        play.frozen,
      )
      expect(taken.frozen).toBe(play.frozen)
      expect(Buffer.compare(taken.game.s.bytes, play.game.s.bytes)).toBe(0)
    }
  })

  it('is brought over again with what was entered since: its log stays as it was written', () => {
    const record = older('classic-committed-3.jsonl')
    const play = Play.followed(classic.book, record, SEED)
    for (let step = 0; step < 5; step++) decide(play)
    const log = { header: record.header, entries: [...record.entries, ...play.taken()] }
    const again = Play.followed(classic.book, log, SEED)
    expect(again.frozen).toBeNull()
    expect(again.session.record).toEqual(play.session.record)
    decide(again)
    decide(play)
    expect(again.session.record).toEqual(play.session.record)
  })

  it('is followed by another process that has loaded it, too', () => {
    const record = older('classic-committed-3.jsonl')
    const [here, there] = [Play.followed(classic.book, record, SEED), Play.followed(classic.book, record, SEED)]
    for (let step = 0; step < 3; step++) decide(here)
    there.follow(here.taken())
    expect(there.session.record).toEqual(here.session.record)
  })

  it('kept for a real board keeps its corrections', () => {
    const record = older('exchange-kept-2.jsonl')
    const play = Play.followed(exchange.book, record, null)
    const { entries, stopped } = replay(exchange.book, record)
    expect(play.frozen).toBe(stopped)
    expect(play.session.length).toBe(entries)
  })
})

describe.each([classic, exchange])('a game of $id that is taken up where it stood', ({ book }) => {
  const nonces = ['0', '1', '2', '3'].map((digit) => digit.repeat(32))
  const header = newHeader(book, {
    seats: nonces.map((_, seat) => ({ name: `P${seat}` })),
    options: {},
    chance: { kind: 'committed' as const, commitment: commitmentOf(SEED), nonces },
  })
  const masks = Array.from({ length: 16 }, (_, mask) => mask)

  it('goes on as the whole one does, and knows when more of it is needed', () => {
    const whole = Play.begin(book, header, SEED)
    while (whole.session.length < 400) decide(whole)
    whole.enter({ host: 'pause' })
    whole.enter({ host: 'resume' })
    whole.taken()
    const taken = Play.standing(book, header, SEED, JSON.parse(JSON.stringify(whole.keep())))
    const last = (play: Play) => masks.map((mask) => play.session.lastMoveAmong(mask))
    expect(last(taken)).toEqual(last(whole))
    expect(() => taken.session.record).toThrow(PastError)
    expect(() => taken.enter({ host: 'undo', from: whole.session.last })).toThrow(PastError)
    for (let n = 0; n < 60; n++) for (const play of [whole, taken]) decide(play)
    expect(taken.taken()).toEqual(whole.taken())
    expect(taken.chronicle.lines).toEqual(whole.chronicle.lines.slice(taken.chronicle.past))
    expect(taken.chronicle.wealth).toEqual(whole.chronicle.wealth)
    expect(taken.chronicle.before(whole.session.length)).toEqual(whole.chronicle.before(whole.session.length))
    expect(Buffer.compare(taken.game.s.bytes, whole.game.s.bytes)).toBe(0)
    expect(last(taken)).toEqual(last(whole))
    // And from there again.
    const again = Play.standing(book, header, SEED, JSON.parse(JSON.stringify(taken.keep())))
    expect(last(again)).toEqual(last(whole))
    for (const play of [whole, again]) decide(play)
    expect(again.taken()).toEqual(whole.taken())
  })

  it('takes moves back, however long ago, as if it had been played from the beginning', () => {
    const play = Play.begin(book, header, SEED)
    const { session } = play
    for (const wanted of [890, 600, 200, 880, 3]) {
      while (session.length < 900 || session.last < wanted) decide(play)
      for (const from of [session.lastMoveAmong(15)!.number, wanted]) {
        // What was withdrawn before does not count.
        let counting = from
        while (session.stepAt(counting) === null) counting--
        play.enter({ host: 'undo', from: counting })
        expect(stateHash(play.game.s)).toBe(session.record.entries[session.last - 1]?.state)
      }
    }
  })

  it('goes on as the whole one does when it lets go of its past while it is played, and holds no more of it', () => {
    const [whole, light] = [Play.begin(book, header, SEED), Play.begin(book, header, SEED)]
    const last = (play: Play) => masks.map((mask) => play.session.lastMoveAmong(mask))
    while (whole.session.length < 2600 && !whole.over) {
      for (const play of [whole, light]) decide(play)
      expect(light.taken()).toEqual(whole.taken())
      light.letGo()
      expect(light.session.atHand).toBeLessThanOrEqual(1024)
    }
    const { length } = whole.session
    expect(length).toBeGreaterThan(1024)
    expect([light.whole, whole.whole]).toEqual([false, true])
    expect(last(light)).toEqual(last(whole))
    expect(light.session.since(length - 100)).toEqual(whole.session.since(length - 100))
    expect(() => light.session.since(0)).toThrow(PastError)
    expect(light.chronicle.length).toBe(whole.chronicle.length)
    expect(light.chronicle.lines).toEqual(whole.chronicle.lines.slice(light.chronicle.past))
    expect(light.chronicle.before(length)).toEqual(whole.chronicle.before(length))
    expect(light.chronicle.wealth).toEqual(whole.chronicle.wealth)
    // What it is kept as is what is kept of the whole one.
    expect(light.keep()).toEqual(whole.keep())
  })
})
