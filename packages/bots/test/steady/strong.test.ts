import { createBot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { chanceOf, promiseOf } from '@hausregeln/bots/steady/chances/chances.ts'
import { LEARNED } from '@hausregeln/bots/steady/figures/learned.ts'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { STRONG_NET } from '@hausregeln/bots/steady/figures/strong-learned.ts'
import { noGains } from '@hausregeln/bots/steady/reading/gains.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { mostByChance } from '@hausregeln/bots/strong/lots.ts'
import { reasonFor } from '@hausregeln/bots/why/why.ts'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { readOffer } from '@hausregeln/chapters/trade/rules/offers.ts'
import { codeOf, nameOf, newGame, Terms } from '@hausregeln/engine'
import { euronopoly, exchange, simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from './play.ts'
import { GREEN, ORANGE, Player, RED } from './player.ts'

const SEATS = 4

/** What `steady` and what `strong` has learned. */
const NETS = [
  ['steady', LEARNED],
  ['strong', STRONG_NET],
] as const

/** The chance of each seat to win in this scene, as was learned. */
function chances(net: Net, scene: Partial<Scene>): number[] {
  const { g } = new Player({ seats: SEATS, starts: 0, ...scene }).t
  const picture = new Picture()
  picture.look(g)
  return Array.from({ length: SEATS }, (_, seat) => chanceOf(picture, net, seat))
}

describe.each(NETS)('chances to win, as %s has learned them', (_name, net) => {
  it('come to one, and are equal at the start', () => {
    const all = chances(net, {})
    expect(all.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
    for (const chance of all) expect(chance).toBeCloseTo(0.25, 12)
  })

  it('grow with money, and more with a whole group and the money to build on it', () => {
    const [usual = 0] = chances(net, { own: { 0: ORANGE.slice(0, 1) }, cash: { 0: 800 } })
    const [rich = 0] = chances(net, { own: { 0: ORANGE.slice(0, 1) }, cash: { 0: 1400 } })
    const [whole = 0] = chances(net, { own: { 0: ORANGE }, cash: { 0: 800 } })
    expect(rich).toBeGreaterThan(usual)
    expect(whole).toBeGreaterThan(rich)
  })

  it('of both sides after a deal are foretold as they are once it is made, and the table is left as it was (K-7.1)', () => {
    const own = { 0: ORANGE.slice(0, 1), 1: ORANGE.slice(1) }
    const { t } = new Player({ seats: SEATS, starts: 0, own, cash: { 0: 1500, 1: 1500 } })
    const picture = new Picture()
    picture.look(t.g)
    const before = [0, 1].map((seat) => chanceOf(picture, net, seat))
    const terms = new Terms()
    terms.to = 1
    for (const deed of ORANGE.slice(1)) terms.getDeed(t.names.deed(deed))
    terms.giveCash = 700
    const gains = noGains()
    promiseOf(picture, net, t.g, 0, terms, gains)
    expect([0, 1].map((seat) => chanceOf(picture, net, seat))).toEqual(before)
    const made = chances(net, { own: { 0: ORANGE }, cash: { 0: 800, 1: 2200 } })
    expect((before[0] ?? 0) + gains.proposer).toBeCloseTo(made[0] ?? Number.NaN, 9)
    expect((before[1] ?? 0) + gains.other).toBeCloseTo(made[1] ?? Number.NaN, 9)
  })
})

describe('strong', () => {
  it('sells for what raises its chance to win, to nobody for less, and tells both chances (K-7.1)', () => {
    const said = [200, 500, 900, 1400, 2400].map((cash) => {
      const own = { 0: ['Münchner Straße'], 1: ['Wiener Straße', 'Berliner Straße'] }
      const { t } = new Player({ seats: SEATS, starts: 1, own, cash: { 1: 2500 } })
      t.g.s.parts.trade.parted.fill(1)
      t.do(1, 'offer', { to: 0, give: { cash }, get: { deeds: ['Münchner Straße'] } })
      const bot = createBot('strong')
      bot.begin(5)
      const answer = bot.consider(t.g.shown, 0, t.g.terms)
      const reason = reasonFor('strong', t.g, answer)
      const accepts = nameOf(t.g, answer) === 'accept'
      if (nameOf(t.g, answer) !== 'offer') expect(reason?.why).toBe(accepts ? 'acceptsByChance' : 'refusesByChance')
      if (reason?.why === 'acceptsByChance') expect(reason.after).toBeGreaterThanOrEqual(reason.now)
      return accepts
    })
    expect(said[0]).toBe(false)
    expect(said.at(-1)).toBe(true)
    expect(said.toSorted((one, other) => Number(one) - Number(other))).toEqual(said)
  })

  /** The offer that strong makes in this scene, after so many refusals; it is made. */
  function offered(refusals: number) {
    const own = { 0: ['Münchner Straße', ...RED.slice(0, 2)], 1: [...ORANGE.slice(1), ...RED.slice(2)] }
    const { t } = new Player({ seats: SEATS, starts: 0, own, place: { 0: 17 }, cash: { 0: 2000, 1: 2000 } })
    const { g } = t
    g.s.parts.trade.declined[1] = refusals
    const bot = createBot('strong')
    bot.begin(5)
    t.throws(0, [1, 2])
    expect(nameOf(g, bot.decide(g.shown, 0, g.terms))).toBe('offer')
    expect(g.terms.to).toBe(1)
    t.do(0, 'offer', g.terms.data(null))
    const terms = new Terms()
    readOffer(g, 0, terms)
    const picture = new Picture()
    picture.look(g)
    return { g, terms, picture }
  }

  /** The same, for so much more. */
  function dearer(terms: Terms, by: number): Terms {
    const less = Math.min(terms.giveCash, by)
    terms.giveCash -= less
    terms.getCash += by - less
    return terms
  }

  it('asks who has refused nothing for all that a player who judges by chances just gives (K-7.1)', () => {
    const { g, terms, picture } = offered(0)
    const gains = noGains()
    promiseOf(picture, STRONG_NET, g, 0, terms, gains)
    expect(gains.other).toBeGreaterThan(0.002)
    promiseOf(picture, STRONG_NET, g, 0, dearer(terms, 3), gains)
    expect(gains.other).toBeLessThan(0.0024)
  })

  it('asks who has refused for what a steady player takes (K-7.1)', () => {
    const { g } = offered(1)
    const steady = createBot('steady')
    steady.begin(6)
    expect(codeOf(steady.consider(g.shown, 1, g.terms))).toBe(g.book.codes.accept)
  })

  it('bids more for what makes its group whole than for what is one of many, and never more than it has (K-2.4)', () => {
    const most = (own: readonly string[], cash: number) => {
      const { t } = new Player({ seats: SEATS, starts: 0, own: { 0: [...own] }, cash: { 0: cash } })
      const picture = new Picture()
      picture.look(t.g)
      return mostByChance(picture, STRONG_NET, t.g, 0, t.names.deed(ORANGE[2] ?? ''))
    }
    const usual = most(GREEN.slice(0, 2), 1500)
    const last = most(ORANGE.slice(0, 2), 1500)
    expect(last).toBeGreaterThan(usual)
    expect(usual).toBeGreaterThan(0)
    expect(most(ORANGE.slice(0, 2), 90)).toBeLessThanOrEqual(90)
  })

  it('of then plays as steady does where nothing had been learned', () => {
    for (const { book } of [simplified, euronopoly, exchange]) {
      const played = ['strong-2026', 'steady'].map((name) => {
        const g = newGame(book, { seats: 3, seed: 4 })
        const bots = [name, 'steady', 'plain'].map(createPlayer)
        bots.forEach((bot, seat) => {
          bot.begin(seat)
        })
        playOut(g, bots, 30)
        return g.s.bytes.join()
      })
      expect(played[0]).toBe(played[1])
    }
  })
})
