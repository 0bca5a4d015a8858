import { createBot } from '@hausregeln/bots'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { newGame } from '@hausregeln/engine'
import { simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from '../steady/play.ts'
import { ORANGE, Player } from '../steady/player.ts'

/** The steady player, on seat 0 of three, lands on Münchner Straße: price 3,600, a house 2,000. */
function onMunich(scene: Partial<Scene>, dice: [number, number] = [1, 2]): Player {
  const player = new Player({ seats: 3, starts: 0, place: { 0: 16 - dice[0] - dice[1] }, ...scene }, 0, 1, simplified)
  player.t.throws(0, dice)
  return player
}

describe('steady in the simplified rules buys', () => {
  it('while money stays in hand (V-6.2)', () => {
    expect(onMunich({ cash: { 0: 20_000 } }).decides()).toBe('buy')
  })

  it('nothing on the money that the next rents may take, for at 0 it is out (V-2.3, V-6.2)', () => {
    for (const cash of [3600, 5000, 7000]) expect(onMunich({ cash: { 0: cash } }).decides(), `${cash}`).toBe('decline')
  })

  it('sooner where many others would (V-6.2)', () => {
    const choice = (seats: number) => onMunich({ seats, cash: { 0: 12_000 } }).decides()
    expect(choice(2)).toBe('decline')
    expect(choice(6)).toBe('buy')
  })
})

describe('steady in the simplified rules builds', () => {
  it('one house where it stands, without owning the group (V-6.4)', () => {
    expect(onMunich({ own: { 0: ['Münchner Straße', 'Badstraße'] } }).actsOn()).toEqual(['build Münchner Straße'])
  })

  it('before it throws again after doubles (V-5.2, V-6.4)', () => {
    expect(onMunich({ own: { 0: ['Münchner Straße'] } }, [2, 2]).decides()).toBe('build Münchner Straße')
  })

  it('for the half price of a whole group with money that does not reach for the whole price (V-6.4)', () => {
    const cash = { 0: 4800 }
    expect(onMunich({ own: { 0: ['Münchner Straße'] }, cash }).decides()).toBe('endTurn')
    expect(onMunich({ own: { 0: ORANGE }, cash }).decides()).toBe('build Münchner Straße')
  })

  it('not with the last of its money (V-2.3)', () => {
    for (const cash of [2000, 2500, 4000])
      expect(onMunich({ own: { 0: ['Münchner Straße'] }, cash: { 0: cash } }).decides(), `${cash}`).toBe('endTurn')
  })
})

/** The part of these games that the seat of the steady player wins, wherever it sits. */
function share(others: readonly string[], games: number): number {
  let won = 0
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % (others.length + 1)
    const bots = others.toSpliced(seat, 0, 'steady').map(createBot)
    const g = newGame(simplified.book, { seats: bots.length, seed })
    bots.forEach((bot, index) => {
      bot.begin(seed * 8 + index)
    })
    playOut(g, bots, 500)
    if ((g.s.winners >>> seat) & 1) won++
  }
  return won / games
}

describe('games of the simplified rules (V-3.1, V-3.2)', () => {
  it('are won by steady against a plain player that builds whenever it can', () => {
    expect(share(['plain'], 200)).toBeGreaterThan(0.7)
  })

  it('are won by steady against three of them more often than a fourth, though they decide much by luck', () => {
    expect(share(['plain', 'plain', 'plain'], 400)).toBeGreaterThan(0.27)
  })

  it('are won nearly always against three random players', () => {
    expect(share(['random', 'random', 'random'], 100)).toBeGreaterThan(0.85)
  })
})
