import { type Bot, createBot, RandomBot, SteadyBot } from '@hausregeln/bots'
import { type Game, nameOf, newGame, type OptionName } from '@hausregeln/engine'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut, type Watch } from './play.ts'

interface Match {
  readonly bots: readonly Bot[]
  readonly seed: number
  readonly maxRounds?: number
  readonly options?: Partial<Record<OptionName, number>>
  readonly watch?: Watch
}

function play({ bots, seed, maxRounds = 500, options = {}, watch }: Match): Game {
  const g = newGame(classic.book, { seats: bots.length, seed, options })
  bots.forEach((bot, index) => {
    bot.begin(seed * 8 + index)
  })
  playOut(g, bots, maxRounds, watch)
  return g
}

function four(): Bot[] {
  return Array.from({ length: 4 }, () => new SteadyBot())
}

/** Games won by seat 0, and games decided, over these seeds. */
function score(bots: () => Bot[], games: number): { won: number; decided: number } {
  let won = 0
  let decided = 0
  for (let seed = 0; seed < games; seed++) {
    const g = play({ bots: bots(), seed, maxRounds: 250 })
    if (g.s.over === 0) continue
    decided++
    if (g.s.winners & 1) won++
  }
  return { won, decided }
}

describe('four steady players', () => {
  it('end at least 99 of 100 classic games within 500 rounds (K-8.2)', () => {
    const bots = four()
    let ended = 0
    for (let seed = 0; seed < 100; seed++) if (play({ bots, seed }).s.over !== 0) ended++
    expect(ended).toBeGreaterThanOrEqual(99)
  })

  it('make few offers, and no deed goes to and fro', () => {
    const bots = four()
    for (let seed = 0; seed < 15; seed++) {
      const offers = new Map<number, number>()
      const handed = new Map<string, number>()
      const g = newGame(classic.book, { seats: 4, seed })
      g.emit = (type, _slot, deed = 0, from = 0, to = 0) => {
        const isInherited = ((g.s.alive >>> from) & 1) === 0
        if (type !== 'deedMoved' || from < 0 || to < 0 || isInherited) return
        const back = handed.get(`${deed} ${to} ${from}`)
        expect(back === undefined || g.s.round - back > 5, `seed ${seed}, deed ${deed}`).toBe(true)
        handed.set(`${deed} ${from} ${to}`, g.s.round)
      }
      bots.forEach((bot, index) => {
        bot.begin(seed * 8 + index)
      })
      playOut(g, bots, 200, (_, action) => {
        if (nameOf(g, action) === 'offer') offers.set(g.s.turns, (offers.get(g.s.turns) ?? 0) + 1)
      })
      // One to each of the others, and one counter-offer of theirs.
      expect(Math.max(0, ...offers.values())).toBeLessThanOrEqual(6)
    }
  })

  it('play the same game from the same seed, and another from another', () => {
    const bytes = (seed: number) => play({ bots: four(), seed }).s.bytes.join()
    expect(bytes(5)).toBe(bytes(5))
    expect(bytes(5)).not.toBe(bytes(6))
  })
})

describe('steady against others', () => {
  it('wins nearly every game against three random players', () => {
    const { won } = score(() => [new SteadyBot(), new RandomBot(), new RandomBot(), new RandomBot()], 15)
    expect(won).toBeGreaterThanOrEqual(14)
  })

  it('wins far more than the half of the games that are decided against a plain player', () => {
    const { won, decided } = score(() => [new SteadyBot(), createBot('plain')], 30)
    expect(decided).toBeGreaterThan(15)
    expect(won / decided).toBeGreaterThan(0.75)
  })

  it('wins more than its fourth of the decided games against three plain players, who never trade', () => {
    const { won, decided } = score(() => ['steady', 'plain', 'plain', 'plain'].map((name) => createBot(name)), 60)
    expect(decided).toBeGreaterThan(10)
    expect(won / decided).toBeGreaterThan(0.3)
  })
})

describe('steady chooses only legal actions', () => {
  it.each([2, 3, 5, 6, 7, 8])('at a table of %i', (seats) => {
    const bots = Array.from({ length: seats }, (_, index) => (index % 3 === 2 ? new RandomBot() : new SteadyBot()))
    for (let seed = 0; seed < 3; seed++) play({ bots, seed, maxRounds: 80 })
  })

  it.each([{ autoRent: 1 }, { shortGame: 1 }, { timeLimit: 60 }, { freeParkingPot: 1 }])(
    'with the option %o',
    (options) => {
      for (let seed = 0; seed < 4; seed++) play({ bots: four(), seed, maxRounds: 80, options })
    },
  )

  it.each(rulebooks.map(({ book }) => book.id))('in the rulebook %s', (id) => {
    const { book } = rulebooks.find((rulebook) => rulebook.book.id === id) ?? classic
    for (let seed = 0; seed < 3; seed++) {
      const bots = four().slice(0, book.maxSeats)
      bots.forEach((bot, index) => {
        bot.begin(index)
      })
      playOut(newGame(book, { seats: bots.length, seed }), bots, 60)
    }
  })
})
