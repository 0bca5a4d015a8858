import { type Bot, createBot } from '@hausregeln/bots'
import { clone, Game, type Lens, newGame, SEATS, State, stateHash } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { driverOf } from '../src/driver.ts'
import { botSeeds, mix } from '../src/seeds.ts'
import { spy } from './spy.ts'

const SEAT = 1
const SECRET = 0x5ec2e700

/** A game under way in which every hidden word is one that occurs nowhere else. */
function gameWithSecrets(book: Game['book'], steps: number): { game: Game; hidden: number[] } {
  const played = newGame(book, { seats: 3, seed: 7 })
  const bots = ['random', 'random', 'steady'].map((name) => createBot(name))
  bots.forEach((bot, seat) => {
    bot.begin(seat)
  })
  const driver = driverOf(played, bots)
  for (let step = 0; step < steps && played.s.over === 0; step++) driver.step()
  const game = clone(played)
  const hidden: number[] = []
  const hide = (words: Int32Array) => {
    words.forEach((_, index) => {
      hidden.push(SECRET + hidden.length)
      words[index] = hidden.at(-1) ?? 0
    })
  }
  hide(game.s.generator)
  hide(game.s.secrets)
  // What was hashed last must not be found either.
  stateHash(game.s)
  return { game, hidden }
}

/** Who looks where a bot is let: whatever it is given each time it is asked. */
class Spy implements Bot {
  readonly name = 'spy'
  readonly given: unknown[] = []
  readonly #bot = createBot('random')
  begin(...given: Parameters<Bot['begin']>): void {
    this.given.push(...given)
    this.#bot.begin(...given)
  }
  decide(...given: Parameters<Bot['decide']>): number {
    this.given.push(...given)
    return this.#bot.decide(...given)
  }
  consider(...given: Parameters<Bot['consider']>): number {
    this.given.push(...given)
    return this.#bot.consider(...given)
  }
}

describe('a spy', () => {
  it.each(rulebooks)('finds neither dice nor cards nor bids in what $book.id shows, whatever it calls', ({ book }) => {
    const { game, hidden } = gameWithSecrets(book, 150)
    const { shown, terms } = game
    const calls = [[], [shown], [shown, SEAT], [shown, SEAT, 0], [SEAT]]
    const { numbers, objects } = spy([shown, terms], calls)
    expect(hidden.filter((word) => numbers.has(word))).toEqual([])
    expect([...objects].filter((object) => object instanceof Game || object instanceof State)).toEqual([])
    // It has looked: what everybody sees it has found.
    for (const seen of [game.s.cash, game.s.frames, book.board]) expect(objects.has(seen)).toBe(true)
  })

  it.each(rulebooks)('would find them in a game of $book.id, or in its state', ({ book }) => {
    const { game, hidden } = gameWithSecrets(book, 20)
    const lens: Lens = { book, s: game.s, terms: game.terms }
    for (const given of [game, lens]) {
      const { numbers } = spy([given])
      expect(hidden.filter((word) => !numbers.has(word))).toEqual([])
    }
    expect(hidden.length).toBeGreaterThanOrEqual(4 + (book.chapters.has('auction-sealed') ? SEATS : 0))
  })

  it.each(rulebooks)('at a table of $book.id is given nothing more', ({ book }) => {
    const looker = new Spy()
    looker.begin(5)
    const game = newGame(book, { seats: 2, seed: 123_456_789_012 })
    const driver = driverOf(game, [looker, looker])
    for (let step = 0; step < 60 && game.s.over === 0; step++) driver.step()
    game.s.generator.set([SECRET, SECRET + 1, SECRET + 2, SECRET + 3])
    const { numbers, objects } = spy(looker.given)
    expect([...game.s.generator].filter((word) => numbers.has(word))).toEqual([])
    expect([...objects].filter((object) => object instanceof Game || object instanceof State)).toEqual([])
  })

  it('has a seed of its own from which that of no game follows', () => {
    const seeds = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2].map(botSeeds(9, seat)))
    expect(new Set(seeds).size).toBe(12)
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true)
    for (const game of [0, 1, 2]) for (const seat of [0, 1, 2, 3]) expect(seeds).not.toContain(mix(mix(9, game), seat))
  })
})
