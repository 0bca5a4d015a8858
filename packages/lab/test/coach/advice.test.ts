import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { Table } from '@hausregeln/chapters/testing/script.ts'
import { applyMove, clone, Game, given, may, readRecord, replay, reset, setupOf, view } from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import { Coach, seenGame } from '@hausregeln/lab/coach/advice.ts'
import { rulebookNamed } from '@hausregeln/lab/table.ts'
import { classic, exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

/** Of each record so many entries, from one on: what is asked there differs from book to book. */
const STRETCHES = [
  ['classic-4-103', 290, 330],
  ['stadium-4-112', 80, 120],
  ['simplified-4-113', 150, 190],
  ['exchange-4-116', 185, 225],
  ['euronopoly-4-114', 40, 90],
] as const

/** Each question of a stretch, with whom it is put to. */
function* questionsIn(name: string, from: number, to: number): Generator<{ g: Game; seat: number }> {
  const record = readRecord(readFileSync(join(import.meta.dirname, `../games/records/${name}.jsonl`), 'utf8'))
  const { session } = replay(rulebookNamed(record.header.rulebook).book, record, to)
  const g = new Game(session.game.book, given)
  reset(g, setupOf(session.header))
  for (let number = 1; number <= to; number++)
    for (const entry of session.stepAt(number)?.entries ?? []) {
      if (number >= from && g.s.over === 0 && g.s.awaiting === 0)
        for (let seat = 0; seat < g.s.seats; seat++) if (((g.s.must | may(g)) >>> seat) & 1) yield { g, seat }
      carryOut(g, entry)
    }
}

describe.each(STRETCHES)('the coach at %s', (name, from, to) => {
  it('names something legal, with its chance, and changes nothing of the game that it is shown', () => {
    let coach: Coach | null = null
    let asked = 0
    for (const { g, seat } of questionsIn(name, from, to)) {
      coach ??= new Coach(g, NETS)
      const seen = seenGame(g.book, view(g, seat).bytes)
      const before = seen.s.bytes.slice()
      const advice = coach.advise(seen, seat)
      expect(seen.s.bytes).toEqual(before)
      if (advice === null) continue
      asked++
      expect(applyMove(clone(seen), advice.best.move), JSON.stringify(advice.best.move)).toBeNull()
      if (advice.asked !== null) expect(applyMove(clone(seen), advice.asked.move)).toBeNull()
      for (const { chance, gain } of [advice.best, advice.asked ?? advice.best]) {
        expect(chance ?? 0).toBeGreaterThanOrEqual(0)
        expect(chance ?? 0).toBeLessThanOrEqual(1)
        expect(Math.abs(gain ?? 0)).toBeLessThanOrEqual(1)
      }
    }
    expect(asked).toBeGreaterThan(20)
  })

  it('says the same of the true game as of what the seat sees of it', () => {
    let told = 0
    for (const { g, seat } of questionsIn(name, from, from + 25)) {
      const coach = new Coach(g, NETS)
      const whole = coach.advise(seenGame(g.book, g.s.bytes), seat)
      expect(whole).toEqual(coach.advise(seenGame(g.book, view(g, seat).bytes), seat))
      told++
    }
    expect(told).toBeGreaterThan(0)
  })
})

describe('a question', () => {
  const brown = { seats: 3, starts: 0, dice: [[1, 2]] } as const

  it('about a deed says what group it completes, and what that adds', () => {
    const asked = (own: object) => {
      const t = new Table(classic, { ...brown, ...own })
      t.do(0, 'throw')
      return new Coach(t.g, NETS).advise(seenGame(t.g.book, view(t.g, 0).bytes), 0)?.asked
    }
    const completes = asked({ own: { 0: ['Badstraße'] } })
    expect(completes).toMatchObject({ move: { do: 'buy' }, groups: [{ seat: 0, whole: true }] })
    expect(completes?.gain).toBeGreaterThan(0.01)
    expect(asked({})?.groups).toEqual([])
  })

  it('of an offer is both answers: what one adds the other costs, and what is a gift is taken', () => {
    const t = new Table(classic, { seats: 3, starts: 0, own: { 0: ['Badstraße'], 1: ['Turmstraße'] }, dice: [[4, 6]] })
    t.do(0, 'throw')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Badstraße'], cash: 300 }, get: {} })
    const advice = new Coach(t.g, NETS).advise(seenGame(t.g.book, view(t.g, 1).bytes), 1)
    expect(advice?.asked?.move.do).toBe('accept')
    expect(advice?.best.move.do).toBe('accept')
    expect(advice?.asked?.gain).toBeGreaterThan(0.02)
  })

  it('that nobody puts to a seat has no advice', () => {
    const t = new Table(classic, { seats: 3, starts: 0 })
    const coach = new Coach(t.g, NETS)
    expect(coach.advise(t.g, 1)).toBeNull()
    expect(coach.advise(t.g, 0)?.best.move.do).toBe('throw')
  })
})

describe('bids under seal', () => {
  it('of others change nothing of the advice, not even where the whole game is at hand', () => {
    const t = new Table(exchange, { seats: 3, starts: 0, dice: [[1, 2]] })
    t.do(0, 'throw')
    const others = [1, 2].filter((seat) => (t.g.s.must >>> seat) & 1)
    expect(others.length).toBeGreaterThan(0)
    const advice = () => {
      const seen = seenGame(t.g.book, view(t.g, 0).bytes)
      return new Coach(seen, NETS).advise(seen, 0)
    }
    const before = advice()
    expect(before?.best.move.do).toBe('sealedBid')
    expect(before?.best.chance).toBeNull()
    const bid = (amount: number) => {
      const next = clone(t.g)
      expect(applyMove(next, { do: 'sealedBid', seat: others[0]!, amount })).toBeNull()
      const seen = seenGame(next.book, view(next, 0).bytes)
      return { seen: seen.s.bytes, advice: new Coach(seen, NETS).advise(seen, 0) }
    }
    expect(bid(700)).toEqual(bid(20))
  })
})
