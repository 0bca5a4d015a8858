import { SHORTAGE_FRAME } from '@hausregeln/chapters/shortage/rules/vocabulary.ts'
import {
  type Book,
  clone,
  frameRule,
  type Game,
  given,
  newGame,
  type OptionName,
  type Setup,
  sampled,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { brokenLaw, QUICK_LAWS, SLOW_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { sameBytes } from '@hausregeln/lab/laws/views.ts'
import { type Reckoner, reckonerOf } from '@hausregeln/lab/reckoning/reckoner.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draw, wander } from './wander.ts'

/** All rulebooks together take at most about a minute. */
const MOST_MS = 60_000 / rulebooks.length
const SLOW_EVERY = 7

/** How a game is set up, how long it wanders from its seed, and what is then drawn step by step. */
interface Walk {
  readonly setup: Setup
  /** Whether dice and cards are given from outside. */
  readonly given: boolean
  /** Pieces in the stock: the rulebook's, or so few that they run short. */
  readonly stock: { readonly houses: number; readonly hotels: number }
  readonly before: number
  readonly draws: readonly number[]
}

/** Draws are shrunk by fast-check to the shortest that break a law; the steps before bring games into their middle. */
function walks(book: Book): fc.Arbitrary<Walk> {
  const { minSeats, maxSeats, houses, hotels } = book
  const options = Object.fromEntries(
    book.options.map(({ id, min, max }) => [id, fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))]),
  ) as Partial<Record<OptionName, fc.Arbitrary<number>>>
  const runsShort = frameRule({ book }, SHORTAGE_FRAME) !== undefined
  const scarce = runsShort ? { houses: 5, hotels: 1 } : { houses, hotels }
  return fc.record({
    setup: fc.record({
      seats: fc.integer({ min: minSeats, max: maxSeats }),
      seed: fc.maxSafeNat(),
      options: fc.record(options, { requiredKeys: [] }),
    }),
    given: fc.boolean(),
    stock: fc.constantFrom({ houses, hotels }, scarce),
    before: fc.integer({ min: 0, max: 2500 }),
    draws: fc.array(fc.nat(), { minLength: 1, maxLength: 500, size: 'max' }),
  }) as fc.Arbitrary<Walk>
}

/** The game after the steps before; what is drawn in them comes from the game's seed. It is reckoned a second time. */
function begin(book: Book, { setup, given: outside, stock, before }: Walk): [Game, Reckoner | null] {
  const reckoner = reckonerOf(book.id, setup.seats, setup.options)
  const game = newGame({ ...book, ...stock }, { ...setup, chance: outside ? given : sampled }, reckoner?.hear)
  const words = new Int32Array(4)
  seedGenerator(words, setup.seed ?? 0)
  for (let step = 0; step < before && game.s.over === 0; step++) wander(game, (below) => nextBelow(words, below))
  return [game, reckoner]
}

/** Wanders on by what was drawn, until it is used up. */
function goOn(game: Game, draws: readonly number[], look: (step: number) => void): void {
  let at = 0
  const draw: Draw = (below) => (draws[at++] ?? 0) % below
  for (let step = 0; at < draws.length && game.s.over === 0; step++) {
    wander(game, draw)
    look(step)
  }
}

describe.each(rulebooks)('$book.id: the laws hold in random play, in and out of turn', ({ book }) => {
  it('in every state, and a copy of a game comes to the same', () => {
    fc.assert(
      fc.property(walks(book), (walk) => {
        const [game, reckoner] = begin(book, walk)
        const copy = clone(game)
        goOn(game, walk.draws, (step) => {
          const isSlow = step % SLOW_EVERY === 0 || game.s.over !== 0
          const broken = brokenLaw(game, QUICK_LAWS) ?? (isSlow ? brokenLaw(game, SLOW_LAWS) : null)
          const fault = broken ?? reckoner?.fault() ?? null
          // What holds in tens of thousands of steps is not said to the test of each.
          if (fault !== null) expect(fault).toBeNull()
        })
        goOn(copy, walk.draws, () => {})
        expect(sameBytes(game.s, copy.s)).toBe(true)
      }),
      { numRuns: 150, interruptAfterTimeLimit: MOST_MS, markInterruptAsFailure: false },
    )
  })
})
