import { createBot } from '@hausregeln/bots'
import { noGains } from '@hausregeln/bots/steady/heed.ts'
import { chanceOf, promiseOf } from '@hausregeln/bots/steady/outlook/chances.ts'
import { LEARNED } from '@hausregeln/bots/steady/outlook/learned.ts'
import { Picture } from '@hausregeln/bots/steady/picture.ts'
import { reasonFor } from '@hausregeln/bots/steady/why.ts'
import { nameOf, newGame, Terms } from '@hausregeln/engine'
import type { Scene } from '@hausregeln/engine/testing/script.ts'
import { euronopoly, simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from './play.ts'
import { ORANGE, Player } from './player.ts'

const SEATS = 4

/** The chance of each seat to win in this scene, as was learned. */
function chances(scene: Partial<Scene>): number[] {
  const { g } = new Player({ seats: SEATS, starts: 0, ...scene }).t
  const picture = new Picture()
  picture.look(g)
  return Array.from({ length: SEATS }, (_, seat) => chanceOf(picture, LEARNED, seat))
}

describe('chances to win', () => {
  it('come to one, and are equal at the start', () => {
    const all = chances({})
    expect(all.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
    for (const chance of all) expect(chance).toBeCloseTo(0.25, 12)
  })

  it('grow with money, and more with a whole group and the money to build on it', () => {
    const [usual = 0] = chances({ own: { 0: ORANGE.slice(0, 1) }, cash: { 0: 800 } })
    const [rich = 0] = chances({ own: { 0: ORANGE.slice(0, 1) }, cash: { 0: 1400 } })
    const [whole = 0] = chances({ own: { 0: ORANGE }, cash: { 0: 800 } })
    expect(rich).toBeGreaterThan(usual)
    expect(whole).toBeGreaterThan(rich)
  })

  it('of both sides after a deal are foretold as they are once it is made, and the table is left as it was (K-7.1)', () => {
    const own = { 0: ORANGE.slice(0, 1), 1: ORANGE.slice(1) }
    const { t } = new Player({ seats: SEATS, starts: 0, own, cash: { 0: 1500, 1: 1500 } })
    const picture = new Picture()
    picture.look(t.g)
    const before = [0, 1].map((seat) => chanceOf(picture, LEARNED, seat))
    const terms = new Terms()
    terms.to = 1
    for (const deed of ORANGE.slice(1)) terms.getDeed(t.names.deed(deed))
    terms.giveCash = 700
    const gains = noGains()
    promiseOf(picture, LEARNED, t.g, 0, terms, gains)
    expect([0, 1].map((seat) => chanceOf(picture, LEARNED, seat))).toEqual(before)
    const made = chances({ own: { 0: ORANGE }, cash: { 0: 800, 1: 2200 } })
    expect(before[0]! + gains.proposer).toBeCloseTo(made[0]!, 9)
    expect(before[1]! + gains.other).toBeCloseTo(made[1]!, 9)
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

  it('plays as steady does where nothing was learned', () => {
    for (const { book } of [simplified, euronopoly]) {
      const played = ['strong', 'steady'].map((name) => {
        const g = newGame(book, { seats: 3, seed: 4 })
        const bots = [name, 'steady', 'plain'].map((each) => createBot(each))
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
