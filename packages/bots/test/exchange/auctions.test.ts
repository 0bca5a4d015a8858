import { createBot } from '@hausregeln/bots'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { Game, given, view } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { BROWN, Player } from '../steady/player.ts'

/** Seat 1 is asked for a sealed bid for Turmstraße, on which seat 0 has landed. */
function bidder(seed: number, scene: Partial<Scene> = {}): Player {
  const player = new Player({ seats: 3, starts: 0, ...scene }, 1, seed, exchange)
  player.t.throws(0, [1, 2])
  return player
}

function bidOf(seed: number, scene: Partial<Scene> = {}): number {
  return Number(bidder(seed, scene).decides().split(' ')[1])
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

describe('steady in a sealed auction', () => {
  it('bids otherwise with every seed, and the same with the same', () => {
    const bids = seeds.map((seed) => bidOf(seed))
    expect(new Set(bids).size).toBeGreaterThan(15)
    expect(seeds.map((seed) => bidOf(seed))).toEqual(bids)
    expect(Math.max(...bids)).toBeLessThan(200)
  })

  it('bids otherwise at every moment, high and low, as if thrown with dice', () => {
    const player = bidder(2)
    const bids = Array.from({ length: 200 }, (_, moment) => {
      player.t.g.s.throwsMade = moment
      return Number(player.decides().split(' ')[1])
    })
    const most = Math.max(...bids)
    const low = bids.filter((bid) => bid < most / 8).length
    expect(low).toBeGreaterThan(45)
    expect(low).toBeLessThan(110)
    expect(bids.filter((bid) => bid > most / 2).length).toBeGreaterThan(20)
  })

  it('goes by what everybody sees, not by what others have bid', () => {
    const { t, bot } = bidder(3)
    t.do(0, 'sealedBid', 55)
    const told = bot.decide(t.g.shown, 1, t.g.terms)
    const seen = new Game(exchange.book, given, view(t.g, 1))
    expect(seen.s.secrets[0]).toBe(0)
    expect(bot.decide(seen.shown, 1, seen.terms)).toBe(told)
    t.g.s.secrets[2] = 999
    expect(bot.decide(t.g.shown, 1, t.g.terms)).toBe(told)
  })

  it('keeps the dividend that is near: with all cash due at the start it stakes none', () => {
    const near = { place: { 1: 33 }, shares: { 1: { 2: 12 } }, cash: { 1: 750 } }
    expect(Math.max(...seeds.map((seed) => bidOf(seed, near)))).toBeLessThanOrEqual(30)
    const far = { ...near, place: { 1: 3 } }
    expect(Math.max(...seeds.map((seed) => bidOf(seed, far)))).toBeGreaterThan(30)
  })

  it('bids less from jail, where bids cost half as much again', () => {
    const most = (scene: Partial<Scene>) => Math.max(...seeds.map((seed) => bidOf(seed, { seats: 2, ...scene })))
    expect(most({ jail: { 1: 0 } })).toBeLessThan(0.8 * most({}))
  })

  it('after a tie bids at least as much as before, and stays within its cash', () => {
    for (const seed of seeds.slice(0, 10)) {
      const player = bidder(seed, { seats: 2, cash: { 1: 130 } })
      player.t.do(0, 'sealedBid', 120)
      player.t.do(1, 'sealedBid', 120)
      const bid = Number(player.decides().split(' ')[1])
      expect(bid >= 120 && bid <= 130).toBe(true)
    }
  })
})

describe('steady as an owner', () => {
  const own = { 0: ['Münchner Straße', 'Wiener Straße'], 1: ['Berliner Straße'] }

  it('puts up what is worth clearly more to another, with a minimum price that this player will pay', () => {
    const player = new Player({ seats: 4, starts: 1, own, cash: { 0: 2500 }, place: { 1: 17 } }, 1, 1, exchange)
    player.t.throws(1, [1, 2])
    expect(player.acts()).toBe('putUp Berliner Straße')
    const [name, price] = player.acts().split(' ')
    expect([name, Number(price) > 200]).toEqual(['setMinimum', true])
    const buyer = createBot('steady')
    buyer.begin(7)
    const { g } = player.t
    expect(buyer.decide(g.shown, 0, g.terms) >>> 9).toBeGreaterThanOrEqual(Number(price))
  })

  it('keeps what nobody would pay for, and tries no more for a while when nobody has paid', () => {
    const player = new Player({ seats: 3, starts: 1, own: { 1: BROWN }, place: { 1: 17 } }, 1, 1, exchange)
    player.t.throws(1, [1, 2])
    expect(player.actsOn().filter((said) => said.startsWith('putUp'))).toEqual([])
    const unlucky = new Player({ seats: 4, starts: 1, own, cash: { 0: 2500 }, place: { 1: 17 } }, 1, 1, exchange)
    unlucky.t.throws(1, [1, 2])
    unlucky.acts()
    unlucky.acts()
    for (const seat of [0, 2, 3]) unlucky.t.do(seat, 'sealedBid', 0)
    expect(unlucky.actsOn()).not.toContain('putUp Berliner Straße')
  })
})
