import { SteadyBot } from '@hausregeln/bots'
import { SHARK } from '@hausregeln/bots/sparring/habits.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { Search } from '@hausregeln/bots/sparring/search.ts'
import type { Gains } from '@hausregeln/bots/steady/reading/gains.ts'
import { apply, codeOf, type Game, newGame, pack } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from './play.ts'

const SEATS = 4

/** A game of four steady players after so many rounds: somebody's turn begins. */
function midGame(seed: number, rounds: number): Game {
  const g = newGame(classic.book, { seats: SEATS, seed })
  const bots = Array.from({ length: SEATS }, () => new SteadyBot())
  bots.forEach((bot, seat) => {
    bot.begin(seed * 8 + seat)
  })
  playOut(g, bots, rounds)
  return g
}

/** The player on turn proposes what gains them most, again and again; returns what was accepted. */
function milk(g: Game, most: number): Readonly<Gains>[] {
  const search = new Search()
  const seat = g.s.turnSeat
  const accepted: Readonly<Gains>[] = []
  while (accepted.length < most) {
    g.s.parts.trade.offered.fill(0)
    const found = search.best(g, seat, SHARK.wishes, g.terms)
    if (found === null) break
    const { to } = g.terms
    expect(apply(g, pack(g.book.codes.offer, seat))).toBeNull()
    const answer = new SteadyBot().consider(g, to, g.terms)
    expect(codeOf(answer)).toBe(g.book.codes.accept)
    apply(g, answer)
    accepted.push(found)
  }
  return accepted
}

/** All that the players have by printed prices, without the one on turn. */
function wealthOfOthers(g: Game): number {
  return Array.from({ length: SEATS }, (_, seat) => (seat === g.s.turnSeat ? 0 : g.book.wealth(g, seat))).reduce(
    (sum, wealth) => sum + wealth,
  )
}

describe('a player who knows how steady values, and asks for all that it would just give', () => {
  const games = Array.from({ length: 24 }, (_, seed) => midGame(seed, 5 + (seed % 6) * 4)).filter(
    ({ s }) => s.over === 0,
  )

  it('finds soon that there is nothing more to get (K-7.1)', () => {
    const deals = games.map((g) => {
      const before = wealthOfOthers(g)
      const accepted = milk(g, 30)
      for (const { other, proposer } of accepted) expect(other).toBeGreaterThan(0.6 * proposer)
      expect(wealthOfOthers(g)).toBeGreaterThan(0.85 * before)
      return accepted.length
    })
    expect(Math.max(...deals)).toBeLessThan(10)
    expect(Math.max(...deals)).toBeGreaterThan(2)
  })

  it('does not win most of the games against three of its kind', () => {
    let won = 0
    for (let seed = 0; seed < 24; seed++) {
      const g = newGame(classic.book, { seats: SEATS, seed })
      const bots = Array.from({ length: SEATS }, (_, seat) =>
        seat === seed % SEATS ? createPlayer('shark') : new SteadyBot(),
      )
      bots.forEach((bot, seat) => {
        bot.begin(seed * 8 + seat)
      })
      playOut(g, bots, 500)
      if ((g.s.winners >>> (seed % SEATS)) & 1) won++
    }
    expect(won).toBeLessThan(12)
  })
})
