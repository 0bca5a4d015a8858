import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { Ahead } from '@hausregeln/bots/strong/ahead.ts'
import { newGame, Terms } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { GREEN, ORANGE, Player } from '../steady/player.ts'

const net = NETS.groups
if (net === undefined) throw new Error('there is no net')

/** Seat 0 has thrown and may propose; the first of two orange streets is its own, the others are seat 1's. */
function table() {
  const own = { 0: ORANGE.slice(0, 1), 1: [...ORANGE.slice(1), ...GREEN] }
  const { t } = new Player({ seats: 3, starts: 0, own, place: { 0: 17 }, cash: { 0: 1500, 1: 1500 } })
  t.throws(0, [1, 2])
  return t
}

describe('games that strong plays on beside the one that is played (K-7.1)', () => {
  const ahead = new Ahead(classic.book, net)

  it('show what a deal brings, leave the game as it is, and are the same each time', () => {
    const t = table()
    const { g, names } = t
    const before = g.s.bytes.slice()
    const buys = new Terms()
    buys.to = 1
    for (const deed of ORANGE.slice(1)) buys.getDeed(names.deed(deed))
    buys.giveCash = 300
    const sells = new Terms()
    sells.to = 1
    sells.giveDeed(names.deed(ORANGE[0] ?? ''))
    sells.getCash = 10
    const gain = ahead.ofDeal(g.shown, 0, buys)
    expect(gain).toBeGreaterThan(0.05)
    expect(ahead.ofDeal(g.shown, 0, sells)).toBeLessThan(-0.03)
    expect(ahead.ofDeal(g.shown, 0, buys)).toBe(gain)
    expect(new Ahead(classic.book, net).ofDeal(g.shown, 0, buys)).toBe(gain)
    expect(g.s.bytes).toEqual(before)
  })

  it('show nothing of what is not allowed', () => {
    const { g, names } = table()
    const terms = new Terms()
    terms.to = 1
    terms.giveDeed(names.deed(GREEN[0] ?? ''))
    expect(ahead.ofDeal(g.shown, 0, terms)).toBeNaN()
    expect(ahead.ofAnswer(newGame(classic.book, { seats: 3, seed: 1 }).shown, 0, 77)).toBeNaN()
  })
})
