import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { analyse } from '../../src/analyse/analyse.ts'
import { summaryOf } from '../../src/analyse/summary.ts'
import { recordGame } from '../../src/recorded.ts'
import { type Interval, meanInterval } from '../../src/report/statistics.ts'

/** The luck of one seat over games, in points of 100. */
export interface SeatLuck {
  readonly bot: string
  readonly mean: number
  readonly interval: Interval | null
}

export interface LuckOfGames {
  readonly games: number
  /** By seat. */
  readonly seats: readonly SeatLuck[]
  /** The variance of what a seat wins that luck leaves, of all of it: seats of finished games alike; null without two. */
  readonly left: number | null
}

const MOST_ROUNDS = 300

/** Lets bots play, and measures their luck; null where no net fits. */
export function luckOfGames(
  rulebook: string,
  bots: readonly string[],
  games: number,
  seed: number,
): LuckOfGames | null {
  const table = { rulebook, seats: bots, options: {}, seed, maxRounds: MOST_ROUNDS }
  const rows: number[][] = bots.map(() => [])
  const won: number[] = []
  const adjusted: number[] = []
  for (let game = 0; game < games; game++) {
    const analysis = analyse(recordGame(table, game), NETS)
    if (analysis === null) return null
    summaryOf(analysis).forEach(({ luck, end }, seat) => {
      rows[seat]?.push(100 * luck)
      if (!analysis.over) return
      won.push(end)
      adjusted.push(end - luck)
    })
  }
  const seats = bots.map((bot, seat) => {
    const values = rows[seat] ?? []
    return { bot, mean: sumOf(values) / games, interval: meanInterval(sumOf(values), squaresOf(values), games) }
  })
  return { games, seats, left: won.length < 2 ? null : variance(adjusted) / variance(won) }
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
