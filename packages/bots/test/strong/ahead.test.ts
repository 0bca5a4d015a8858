import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { groundOf } from '@hausregeln/bots/steady/board/ground.ts'
import { Ahead } from '@hausregeln/bots/strong/ahead.ts'
import { serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { apply, type Game, newGame, pack, Terms } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { GREEN, ORANGE, Player, RED } from '../steady/player.ts'

const net = NETS.groups
if (net === undefined) throw new Error('there is no net')

/** What a deal must add to be made. */
const LEAST = 0.004
/** What is not done. */
const NEVER = Number.NEGATIVE_INFINITY

/** Seat 0 has thrown and may propose; the first of two orange streets is its own, the others are seat 1's. */
function table() {
  const own = { 0: ORANGE.slice(0, 1), 1: [...ORANGE.slice(1), ...GREEN] }
  const { t } = new Player({ seats: 3, starts: 0, own, place: { 0: 17 }, cash: { 0: 1500, 1: 1500 } })
  t.throws(0, [1, 2])
  return t
}

const ground = groundOf(newGame(classic.book, { seats: 3, seed: 1 }))

describe('games that strong plays on beside the one that is played (K-7.1)', () => {
  const ahead = new Ahead(ground, net)

  it('show what a deal brings, leave the game as it is, and are the same each time', () => {
    const { g, names } = table()
    const before = g.s.bytes.slice()
    const buys = new Terms()
    buys.to = 1
    for (const deed of ORANGE.slice(1)) buys.getDeed(names.deed(deed))
    buys.giveCash = 300
    const sells = new Terms()
    sells.to = 1
    sells.giveDeed(names.deed(ORANGE[0] ?? ''))
    sells.getCash = 10
    const deals = [buys, sells].map((terms) => ({ terms, value: 0 }))
    const worths = ahead.ofDeals(g.shown, 0, deals, LEAST)
    expect(worths[0]).toBeGreaterThan(0.04)
    expect(worths[1]).toBeLessThan(-0.02)
    expect(ahead.ofDeals(g.shown, 0, deals, LEAST)).toEqual(worths)
    expect(new Ahead(ground, net).ofDeals(g.shown, 0, deals, LEAST)).toEqual(worths)
    const [good = 0, bad = 0] = new Ahead(ground, net, NETS.ends?.groups).ofDeals(g.shown, 0, deals, LEAST)
    expect([good > 0, bad < 0]).toEqual([true, true])
    expect([good, bad]).not.toEqual(worths)
    expect(g.s.bytes).toEqual(before)
  })

  it('are few of what is clearly bad, more of what may be good, and fewer of each where there is much to choose from', () => {
    const { g } = table()
    const played = { usual: 0, good: 0, bad: 0, close: 0 }
    const way = (name: keyof typeof played, cash: number) => (at: Game) => {
      played[name]++
      at.s.cash[0] = cash
      return true
    }
    const without = way('usual', 1500)
    const worths = (...options: Omit<Parameters<Ahead['worths']>[2][number], 'without'>[]) =>
      ahead.worths(
        g.shown,
        0,
        options.map((option) => ({ ...option, without })),
        LEAST,
      )
    const good = { way: way('good', 9000), value: 0.3 }
    const [best = 0, worst = 0] = worths(good, { way: way('bad', 1), value: -0.2 })
    expect(best).toBeGreaterThan(worst)
    // Once at once, and then the fewest games by which anything is clear.
    expect(played.bad).toBe(5)
    expect(played.good).toBeGreaterThan(10)
    expect(played.usual).toBe(played.good)
    worths({ way: way('close', 2300), value: 0 })
    expect(played.close).toBeGreaterThan(5)
    played.usual = 0
    worths(...Array.from({ length: 24 }, () => ({ way: way('close', 2300), value: 0 })))
    expect(played.usual).toBeLessThan(6)
  })

  it('are held against being refused: the steady player in its place would often propose the same', () => {
    const own = { 0: [...ORANGE.slice(1), ...RED.slice(0, 1)], 1: [...ORANGE.slice(0, 1), ...RED.slice(1)] }
    const { t } = new Player({ seats: 4, starts: 0, own, place: { 0: 17 } })
    t.throws(0, [1, 2])
    const { g, names } = t
    g.s.round = 5
    g.s.parts.trade.parted.fill(1)
    const swap = new Terms()
    swap.to = 1
    swap.getDeed(names.deed(ORANGE[0] ?? ''))
    swap.giveDeed(names.deed(RED[0] ?? ''))
    const answered = (answer: 'accept' | 'refuse') => (at: Game) => {
      Object.assign(at.terms, swap)
      const { codes } = at.book
      return apply(at, pack(codes.offer, 0)) === null && apply(at, pack(codes[answer], 1, serialOf(at, 0))) === null
    }
    const against = (without: (at: Game) => boolean) =>
      ahead.worths(g.shown, 0, [{ way: answered('accept'), without, value: 0 }], LEAST)[0] ?? 0
    const refused = against(answered('refuse'))
    expect(ahead.ofDeals(g.shown, 0, [{ terms: swap, value: 0 }], LEAST)).toEqual([refused])
    expect(refused).toBeGreaterThan(against(() => true))
  })

  it('are none of what is not allowed: it is not done, whatever its value at once', () => {
    const { g, names } = table()
    const terms = new Terms()
    terms.to = 1
    terms.giveDeed(names.deed(GREEN[0] ?? ''))
    expect(ahead.ofDeals(g.shown, 0, [{ terms, value: 0.125 }], LEAST)).toEqual([NEVER])
    const { shown } = newGame(classic.book, { seats: 3, seed: 1 })
    expect(ahead.ofAnswers(shown, 0, 77, { accepting: 0.125, asking: NEVER, terms }, LEAST)).toEqual([NEVER, NEVER])
  })
})
