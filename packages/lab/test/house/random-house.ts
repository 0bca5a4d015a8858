import { createBot } from '@hausregeln/bots'
import { BookError, type Chosen, type Numbers, newGame, type Rulebook } from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { playLawfully } from '@hausregeln/lab/lawful.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { bend } from '@hausregeln/rulebooks/house/bend.ts'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'

/** House rules drawn at random for a built-in rulebook. */
export interface RandomHouse {
  readonly base: Rulebook
  readonly choose: Chosen
  readonly numbers: Numbers
}

const MOST_RULES = 6
/** Of one in so many the bank can run out of money, too. */
const FINITE_EVERY = 4

/** The same seed gives the same house rules. */
export function randomHouse(seed: number): RandomHouse {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const pick = <T>(list: readonly T[]): T => list[nextBelow(words, list.length)] as T
  const choose: Record<string, string> = {}
  const numbers: Record<string, unknown> = {}
  const base = pick([...rulebooks, ...rulebooks.slice(0, 2)])
  for (let left = 1 + nextBelow(words, MOST_RULES); left > 0; left--) {
    const { choices = [], numbers: known = {} } = pick(HOUSE_RULES)
    if (choices.length > 0) {
      const [policy = '', id = ''] = pick(choices).split('=')
      choose[policy] = id
    }
    for (const [name, values] of Object.entries(known)) if (nextBelow(words, 2) === 0) numbers[name] = pick(values)
  }
  if (seed % FINITE_EVERY === 0) {
    choose.finiteBank = 'finite'
    numbers.bankCash = pick([12_000, 20_000, 250_000])
  }
  return { base, choose: choose as Chosen, numbers: numbers as Numbers }
}

/**
 * What became of house rules: refused with these sentences, or a game that was played to its end or not; or the fault.
 */
export type Outcome = { readonly refused: readonly string[] } | { readonly ended: boolean } | { readonly fault: string }

/** More than any game of so few rounds takes. */
const MOST_STEPS = 60_000

const BOTS = ['random', 'steady', 'plain'] as const

/** Bends a rulebook at random and plays a game of it, held to the laws after every step. */
export function playRandomHouse(seed: number, maxRounds: number): Outcome {
  const { base, ...rules } = randomHouse(seed)
  let rulebook: Rulebook
  try {
    rulebook = bend(base, rules)
  } catch (error) {
    if (!(error instanceof BookError)) return { fault: `Refused without a sentence: ${(error as Error).stack}` }
    const odd = error.faults.find((fault) => !/^["A-Z0-9].*\.$/s.test(fault) || fault.length > 300)
    return odd === undefined ? { refused: error.faults } : { fault: `No sentence: ${odd}` }
  }
  const { minSeats, maxSeats, options } = rulebook.book
  const seats = minSeats + (seed % (maxSeats - minSeats + 1))
  const chosen = Object.fromEntries(options.map(({ id, min, max }, at) => [id, (seed >> at) % 3 === 0 ? max : min]))
  try {
    const game = newGame(rulebook.book, { seats, seed, options: chosen })
    const bots = Array.from({ length: seats }, (_, seat) => createBot(BOTS[(seed + seat) % 5] ?? 'random'))
    for (const [seat, bot] of bots.entries()) bot.begin(seed + seat)
    playLawfully(game, bots, maxRounds, { slowEvery: 97, mostSteps: MOST_STEPS })
    return { ended: game.s.over !== 0 }
  } catch (error) {
    return { fault: (error as Error).stack ?? String(error) }
  }
}
