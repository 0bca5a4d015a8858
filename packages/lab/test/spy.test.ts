import { type Bot, createBot } from '@hausregeln/bots'
import { clone, Game, type GameView, newGame, ownWords, SEATS, State, stateHash } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { driverOf } from '../src/driver.ts'
import type { BotProgram } from '../src/external/bot-program.ts'
import { ExternalBot } from '../src/external/external-bot.ts'
import { botSeeds, mix } from '../src/seeds.ts'
import { Simulator } from '../src/simulator.ts'
import type { Table } from '../src/table.ts'
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

/** A door behind which somebody writes down what is said, and answers by `choose`. */
function doorOf(choose: (legal: readonly Legal[]) => object | undefined) {
  const heard: string[] = []
  const botProgram: BotProgram = {
    open: () => true,
    nextId: () => heard.length,
    tell: (line) => heard.push(line),
    ask: (line) => {
      heard.push(line)
      return { line: JSON.stringify({ action: choose(JSON.parse(line).legal) ?? null }) }
    },
    shut: () => undefined,
    count: () => undefined,
    countGivenUp: () => undefined,
  }
  return { botProgram, heard }
}

interface Legal {
  readonly do: string
  readonly amount?: { readonly min: number; readonly max: number }
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
    const gameView: GameView = { book, s: game.s, terms: game.terms }
    for (const given of [game, gameView]) {
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

  it.each(rulebooks)('at the door to $book.id is told its own and nothing that others hide', (rulebook) => {
    const { game, hidden } = gameWithSecrets(rulebook.book, 150)
    const { botProgram, heard } = doorOf(([first]) => first)
    const table: Table = { rulebook: rulebook.book.id, seats: ['spy', 'a', 'b'], options: {}, seed: 1, maxRounds: 9 }
    const bot = new ExternalBot('spy', botProgram, rulebook, table, (seat) => ownWords(game, seat))
    bot.begin(5)
    bot.decide(game.shown, SEAT, game.terms)
    bot.end(game.shown, SEAT)
    const own = new Set(game.s.secrets.filter((_, at) => at % SEATS === SEAT))
    const found = hidden.filter((word) => heard.join('').includes(`${word}`))
    expect(found).toEqual(hidden.filter((word) => own.has(word)))
    expect(heard.length).toBeGreaterThanOrEqual(3)
  })

  it('at the door is told what it has bid itself', () => {
    const bidder = () => doorOf((legal) => bid(legal) ?? legal.find(({ do: name }) => name !== 'resign'))
    const bid = (legal: readonly Legal[]) =>
      legal.flatMap(({ do: name, amount }) =>
        name === 'sealedBid' && amount ? [{ do: name, amount: Math.max(7, amount.min) }] : [],
      )[0]
    const [one, other] = [bidder(), bidder()]
    const seats = ['one', 'other']
    const table: Table = { rulebook: 'exchange', seats, outside: seats, options: {}, seed: 3, maxRounds: 3 }
    const { fault } = new Simulator(table, null, null, (name) => (name === 'one' ? one : other).botProgram).play(0, 1)
    expect(fault).toBeNull()
    const states = one.heard.flatMap((line) => JSON.parse(line).state ?? [])
    const rebids = states.filter(({ agenda }) => agenda.at(-1).frame === 'sealed' && agenda.at(-1).words.ties > 0)
    expect(rebids.length).toBeGreaterThan(0)
    expect(new Set(rebids.map(({ own }) => own['auction-sealed'].bid))).toEqual(new Set([7]))
  })

  it('has a seed of its own from which that of no game follows', () => {
    const seeds = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2].map(botSeeds(9, seat)))
    expect(new Set(seeds).size).toBe(12)
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true)
    for (const game of [0, 1, 2]) for (const seat of [0, 1, 2, 3]) expect(seeds).not.toContain(mix(mix(9, game), seat))
  })
})
