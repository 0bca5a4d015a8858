import { reasonFor } from '@hausregeln/bots/why/why.ts'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { pack, packMove } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { ORANGE, Player } from './player.ts'

/** Why the steady player on seat 0 does what it decides, and what that is. */
function why(player: Player, name = 'steady') {
  const { g } = player.t
  const action = player.bot.decide(g.shown, 0, g.terms)
  return { reason: reasonFor(name, g, action), said: player.decides() }
}

function landed(scene: Partial<Scene>): Player {
  const player = new Player({ seats: 3, starts: 0, place: { 0: 13 }, ...scene })
  player.t.throws(0, [1, 2])
  return player
}

describe('why a bot does something', () => {
  it('it buys what is worth its price to it, and leaves what is not (K-2.1)', () => {
    const { reason, said } = why(landed({}))
    expect(said).toBe('buy')
    expect(reason).toMatchObject({ why: 'worthPrice', price: 180 })
    expect((reason as { most: number }).most).toBeGreaterThanOrEqual(180)
    const poor = landed({ cash: { 0: 5 } })
    const declined = reasonFor('steady', poor.t.g, pack(poor.t.g.book.codes.decline, 0))
    expect(declined).toMatchObject({ why: 'tooDear', price: 180, most: expect.any(Number) })
    expect((declined as { most: number }).most).toBeLessThan(180)
  })

  it('it builds what earns its price, and keeps money for rents (K-5.1)', () => {
    const player = new Player({ seats: 3, starts: 0, place: { 0: 17 }, own: { 0: ORANGE } })
    player.t.throws(0, [1, 2])
    const { reason, said } = why(player)
    expect(said).toMatch(/^build/)
    expect(reason).toMatchObject({ why: 'buildEarns', price: 100 })
    expect((reason as { earns: number }).earns).toBeGreaterThan(100)
  })

  it('it says what a deal brings both, and to whom it sells nothing (K-7.1)', () => {
    const own = { 0: ['Münchner Straße'], 1: ['Wiener Straße', 'Berliner Straße'] }
    const player = new Player({ seats: 3, starts: 1, own })
    player.t.do(1, 'offer', { to: 0, give: { cash: 200 }, get: { deeds: ['Münchner Straße'] } })
    const { g } = player.t
    const refusal = player.bot.consider(g.shown, 0, g.terms)
    expect(reasonFor('steady', g, refusal)).toEqual({ why: 'hasNotSold' })
    g.s.parts.trade.parted[1] = 1
    expect(reasonFor('steady', g, refusal)).toMatchObject({ why: 'refuses', own: expect.any(Number) })
  })

  it('who only draws or follows a fixed rule has no reasons', () => {
    const { g } = landed({}).t
    const buys = packMove(g.book, { do: 'buy', seat: 0 }, g.terms)
    expect([reasonFor('random', g, buys), reasonFor('plain', g, buys)]).toEqual([null, null])
  })
})
