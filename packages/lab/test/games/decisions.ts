import { createHash } from 'node:crypto'
import { createBot } from '@hausregeln/bots'
import { moveOf, newGame } from '@hausregeln/engine'
import { driverOf } from '../../src/driver.ts'
import { mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'
import { watch } from '../../src/watch.ts'

/** Games whose every decision is pinned: a table, and how many games of it. */
export interface DecisionSpec {
  readonly rulebook: string
  readonly seats: readonly string[]
  readonly games: number
}

const BOOKS: readonly string[] = ['classic', 'stadium', 'simplified', 'exchange', 'euronopoly']
const TABLES: readonly (readonly string[])[] = [
  ['steady', 'steady', 'steady', 'steady'],
  ['steady', 'steady'],
  ['plain', 'steady', 'plain', 'steady'],
]

export const DECISION_SPECS: readonly DecisionSpec[] = BOOKS.flatMap((rulebook) =>
  TABLES.map((seats) => ({ rulebook, seats, games: rulebook === 'exchange' ? 6 : 12 })),
)

const SEED = 41
const MOST_ROUNDS = 120

/**
 * A digest of everything that the bots decide in these games, in words, so that it changes with a decision and never with
 * how states are laid out.
 */
export function decisionsOf({ rulebook, seats, games }: DecisionSpec): string {
  const { book } = rulebookNamed(rulebook)
  const digest = createHash('sha256')
  for (let game = 0; game < games; game++) {
    const seed = mix(SEED, game)
    const g = newGame(book, { seats: seats.length, seed })
    const bots = seats.map((name, seat) => {
      const bot = createBot(name)
      bot.begin(mix(seed, seat))
      return watch(bot, (l, action) => digest.update(`${JSON.stringify(moveOf(l, action))}\n`))
    })
    driverOf(g, bots).playOut(MOST_ROUNDS)
  }
  return digest.digest('hex').slice(0, 32)
}

export function nameOf({ rulebook, seats, games }: DecisionSpec): string {
  return `${rulebook} ${seats.join(',')} × ${games}`
}
