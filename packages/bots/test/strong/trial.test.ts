import { BOT_NAMES, createBot } from '@hausregeln/bots'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { botsOffered, levelOf } from '@hausregeln/bots/levels.ts'
import { REFUSED, Trial } from '@hausregeln/bots/strong/trial.ts'
import { type Game, given, NOBODY, nameOf, newGame, pack, State, view } from '@hausregeln/engine'
import { classic, euronopoly, exchange, rulebooks, simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from '../steady/play.ts'

/** A game of strong players among others, after so many rounds. */
function played(book: Game['book'], rounds: number, watch?: (g: Game, action: number) => void): Game {
  const g = newGame(book, { seats: 3, seed: 5 })
  const bots = ['strong', 'strong', 'steady'].map(createBot)
  bots.forEach((bot, seat) => {
    bot.begin(seat)
  })
  playOut(g, bots, rounds, watch)
  return g
}

describe('what strong tries out (V-6.4, E-5.6)', () => {
  it('is carried out beside the game, which stays as it is, and what is not allowed is refused there, too', () => {
    const net = NETS.claims
    if (net === undefined) throw new Error('there is no net')
    const g = newGame(euronopoly.book, { seats: 3, seed: 5 })
    const trial = new Trial(euronopoly.book, net)
    let bought = 0
    const bots = Array.from({ length: 3 }, () => createBot('steady'))
    bots.forEach((bot, seat) => {
      bot.begin(seat)
    })
    playOut(g, bots, 6, (at, action) => {
      if (nameOf(at, action) !== 'buy') return
      const before = at.s.bytes.slice()
      const seat = at.s.turnSeat
      const chance = trial.after(at.shown, action, seat)
      expect(chance).toBeGreaterThan(0)
      expect(trial.game.s.owner).not.toEqual(at.s.owner)
      expect(trial.after(at.shown, pack(at.book.codes.payBail, seat), seat)).toBe(REFUSED)
      expect(at.s.bytes).toEqual(before)
      bought++
    })
    expect(bought).toBeGreaterThan(3)
  })

  it('is told by the net of how games end where there is one, and how far that of chances is apart from it', () => {
    const { groups, ends } = NETS
    if (groups === undefined || ends?.groups === undefined) throw new Error('there is no net')
    const g = played(classic.book, 8)
    const [one, both] = [new Trial(classic.book, groups), new Trial(classic.book, groups, given, ends.groups)]
    one.take(g.shown)
    both.take(g.shown)
    const seats = [0, 1, 2].filter((seat) => (g.s.alive >>> seat) & 1)
    const told = seats.map((seat) => both.tell(seat))
    expect(seats.map((seat) => one.tell(seat).apart)).toEqual(seats.map(() => 0))
    told.forEach(({ chance, apart }, at) => {
      expect(chance + apart).toBeCloseTo(one.chanceOf(seats[at] ?? 0), 12)
    })
    expect(told.some(({ apart }) => Math.abs(apart) > 0.001)).toBe(true)
    expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('knows no bid that lies sealed: it is made of what a spectator sees (B-2.2)', () => {
    let sealed = 0
    played(exchange.book, 2, (g) => {
      if (g.s.secrets.every((word) => word === 0)) return
      const copy = new State(g.book.layout)
      copy.copyShown(g.shown.s)
      expect(copy.bytes).toEqual(view(g, NOBODY).bytes)
      sealed++
    })
    expect(sealed).toBeGreaterThan(5)
  })

  it.each([simplified, exchange, euronopoly])('is decided the same way again, in $book.id', ({ book }) => {
    expect(played(book, 12).s.bytes).toEqual(played(book, 12).s.bytes)
  })
})

describe('levels', () => {
  it('are said of every bot that a rulebook offers; strong is very hard but where dice decide', () => {
    for (const { book } of rulebooks) {
      const offered = botsOffered(book)
      for (const bot of BOT_NAMES) expect(levelOf(bot, book) !== null).toBe(offered.includes(bot))
      expect(offered).toContain('steady')
      expect(levelOf('random', book)).toBe('veryEasy')
      expect(levelOf('strong', book)).toBe(book === simplified.book ? 'hard' : 'veryHard')
    }
  })

  it('offer characters that only trade where deeds are traded', () => {
    const trading = rulebooks.filter(({ book }) => levelOf('trader', book) !== null)
    expect(trading.map(({ book }) => book.id)).toEqual(['classic', 'stadium'])
  })
})
