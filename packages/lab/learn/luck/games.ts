import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { analyse } from '../../src/analyse/analyse.ts'
import { summaryOf } from '../../src/analyse/summary.ts'
import { recordGame } from '../../src/recorded.ts'
import { type Interval, meanInterval } from '../../src/report/statistics.ts'

/** A mean with the limits of 95 % confidence, in points of 100; null: too few games. */
export interface Mean {
  readonly games: number
  readonly mean: number
  readonly interval: Interval | null
}

/** What luck was to one bot. */
export interface BotLuck {
  readonly bot: string
  readonly luck: Mean
  /** What it won of the finished games; and the same less luck, of the first third of them alone. */
  readonly plain: Mean
  readonly adjusted: Mean
}

export interface LuckOfGames {
  readonly games: number
  readonly bots: readonly BotLuck[]
  /** The variance of what is won that luck leaves, of all of it: seats of finished games alike; null without two. */
  readonly left: number | null
}

/** Which games are played. */
export interface Wish {
  readonly rulebook: string
  /** They sit at the tables in turn, so many at each. */
  readonly bots: readonly string[]
  readonly seats: number
  readonly games: number
  readonly seed: number
}

const MOST_ROUNDS = 300
/** Less luck, so much of the games is to tell as much as all of them do plainly. */
const PART = 1 / 3

/** What was seen of one seat in one game. */
interface Seen {
  readonly bot: string
  readonly luck: number
  /** What it won, and that less its luck; null: the game was given up. */
  readonly won: { readonly plain: number; readonly adjusted: number } | null
}

/** Lets bots play, and measures their luck; null where no net fits. */
export function luckOfGames({ rulebook, bots, seats, games, seed }: Wish): LuckOfGames | null {
  const seen: Seen[] = []
  for (let game = 0; game < games; game++) {
    const names = Array.from({ length: seats }, (_, seat) => bots[(game + seat * (1 + (game % 3))) % bots.length] ?? '')
    const table = { rulebook, seats: names, options: {}, seed, maxRounds: MOST_ROUNDS }
    const analysis = analyse(recordGame(table, game), NETS)
    if (analysis === null) return null
    summaryOf(analysis).forEach(({ luck, end }, seat) => {
      const won = analysis.over ? { plain: end, adjusted: end - luck } : null
      seen.push({ bot: names[seat] ?? '', luck, won })
    })
  }
  const won = wonIn(seen)
  return {
    games,
    bots: bots.map((bot) => told(bot, seen)),
    left:
      won.length < 2
        ? null
        : variance(won.map(({ adjusted }) => adjusted)) / variance(won.map(({ plain }) => plain)),
  }
}

function told(bot: string, all: readonly Seen[]): BotLuck {
  const seen = all.filter((one) => one.bot === bot)
  const won = wonIn(seen)
  return {
    bot,
    luck: meanOf(seen.map(({ luck }) => luck)),
    plain: meanOf(won.map(({ plain }) => plain)),
    adjusted: meanOf(won.slice(0, Math.ceil(PART * won.length)).map(({ adjusted }) => adjusted)),
  }
}

function wonIn(seen: readonly Seen[]) {
  return seen.flatMap(({ won }) => (won === null ? [] : [won]))
}

function meanOf(parts: readonly number[]): Mean {
  const values = parts.map((part) => 100 * part)
  const sum = sumOf(values)
  const games = values.length
  return { games, mean: sum / Math.max(1, games), interval: meanInterval(sum, squaresOf(values), games) }
}
function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
function squaresOf(values: readonly number[]): number {
  return sumOf(values.map((value) => value ** 2))
}
function variance(values: readonly number[]): number {
  return squaresOf(values) / values.length - (sumOf(values) / values.length) ** 2
}
