import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { type Book, type GameView, nameOf, newGame, type Packed } from '@hausregeln/engine'
import type { Course } from '@hausregeln/rulebooks/introduction/measured.ts'
import { driverOf } from '../../src/driver.ts'
import { DecisionCount, type Pace } from '../../src/experiment/decisions.ts'
import { botSeeds, mix } from '../../src/seeds.ts'
import { effectiveOptions, rulebookNamed } from '../../src/table.ts'
import { watch } from '../../src/watch.ts'

const MOST_ROUNDS = 500
/** A kind of move counts that is made in so many of all games. */
const USUAL = 0.1
/** What happened in one game: throws, decisions, and the kinds of moves that were made. */
export interface Counted {
  readonly throws: number
  readonly decisions: number
  readonly kinds: ReadonlySet<string>
}

/** How games of these bots go by a rulebook. */
export function courseOf(rulebook: string, seats: readonly string[], games: number, seed: number, pace: Pace): Course {
  const counted = Array.from({ length: games }, (_, game) => countGame(rulebook, seats, seed, game))
  const minutes = counted
    .map(({ throws, decisions }) => (throws * pace.throw + decisions * pace.decision) / 60)
    .sort((a, b) => a - b)
  const at = (part: number) => Math.round(minutes[Math.floor(part * (minutes.length - 1))] ?? 0)
  const kinds = new Set(counted.flatMap((one) => [...one.kinds]))
  const isUsual = (kind: string) => counted.filter((one) => one.kinds.has(kind)).length >= USUAL * games
  return { minutes: [at(0.25), at(0.5), at(0.75)], moves: [...kinds].filter(isUsual).length }
}

function countGame(rulebook: string, seats: readonly string[], seed: number, index: number): Counted {
  const found = rulebookNamed(rulebook)
  const { book } = found
  const table = { rulebook, seats, options: {}, seed, maxRounds: MOST_ROUNDS }
  const g = newGame(book, { seats: seats.length, options: effectiveOptions(found, table), seed: mix(seed, index) })
  const counter = new Counter(book)
  const bots = seats.map((name, seat) => {
    const bot = createPlayer(name)
    bot.begin(botSeeds(seed, seat)(index))
    return watch(bot, (l, action) => counter.see(l, action))
  })
  driverOf(g, bots).playOut(MOST_ROUNDS)
  return counter
}

/** Counts what is done. */
class Counter implements Counted {
  readonly #book: Book
  readonly kinds = new Set<string>()
  readonly #decisions: DecisionCount
  throws = 0

  constructor(book: Book) {
    this.#book = book
    this.#decisions = new DecisionCount(book)
  }

  get decisions(): number {
    return this.#decisions.made
  }

  see(l: GameView, action: Packed): void {
    const name = nameOf(l, action)
    if (name === undefined) throw new Error(`the rulebook "${this.#book.id}" has no action ${action}`)
    this.kinds.add(name)
    if (name === 'throw') this.throws++
    this.#decisions.see(action)
  }
}
