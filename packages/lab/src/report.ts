import { EndReason, type EndReasonName, endReasonName, type OptionName } from '@hausregeln/engine'
import { quantile, type Share, wilson } from './statistics.ts'
import { checkTable, effectiveOptions, type Table } from './table.ts'
import type { Tally } from './tally.ts'

/** What a run has shown. Speeds are of the simulation alone, without starting programs and threads. */
export interface SimReport {
  readonly rulebook: string
  readonly version: number
  readonly seats: readonly string[]
  /** Whether the bots changed seats from game to game; what follows "by seat" is then by bot. */
  readonly rotate: boolean
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  readonly maxRounds: number
  readonly games: number
  /** Games that ended as the rulebook has it, and those given up at the round limit. */
  readonly ended: number
  readonly capped: number
  readonly gamesPerSecond: number
  /** A turn is one player's, with its further throws. */
  readonly turnsPerSecond: number
  readonly throwsPerSecond: number
  readonly seconds: number
  /** A victory shared by n seats counts as 1/n for each. */
  readonly winsBySeat: readonly number[]
  /** Shares of the ended games; null if none ended. */
  readonly winShares: readonly (Share | null)[]
  /** Rounds of all games; those given up count with the limit, so a value at the limit means "at least". */
  readonly rounds: { readonly p10: number | null; readonly median: number | null; readonly p90: number | null }
  readonly endReasons: Readonly<Partial<Record<EndReasonName, number>>>
  readonly turnsPerGame: number
  readonly throwsPerGame: number
  readonly bankruptciesPerGame: number
  /** The deepest agenda of any game, in frames. */
  readonly deepestAgenda: number
}

/** The report of a finished run that took `milliseconds`. */
export function reportOf(table: Table, tally: Tally, milliseconds: number): SimReport {
  const rulebook = checkTable(table)
  const { games, ended, turns, throws, bankruptcies } = tally
  const seconds = milliseconds / 1000
  const rate = (count: number) => (seconds > 0 ? count / seconds : 0)
  const mean = (count: number) => (games > 0 ? count / games : 0)
  const wins = winsBySeat(tally, table.seats.length)
  return {
    rulebook: table.rulebook,
    version: rulebook.book.version,
    seats: table.seats,
    rotate: table.rotate === true,
    options: effectiveOptions(rulebook, table),
    seed: table.seed,
    maxRounds: table.maxRounds,
    games,
    ended,
    capped: games - ended,
    gamesPerSecond: rate(games),
    turnsPerSecond: rate(turns),
    throwsPerSecond: rate(throws),
    seconds,
    winsBySeat: wins,
    winShares: wins.map((count) => wilson(count, ended)),
    rounds: {
      p10: quantile(tally.rounds, 0.1),
      median: quantile(tally.rounds, 0.5),
      p90: quantile(tally.rounds, 0.9),
    },
    endReasons: endReasons(tally),
    turnsPerGame: mean(turns),
    throwsPerGame: mean(throws),
    bankruptciesPerGame: mean(bankruptcies),
    deepestAgenda: tally.deepest,
  }
}

/** Summed in one order, so that the fractions round alike however the run was shared out. */
function winsBySeat(tally: Tally, seats: number): number[] {
  const wins = new Array<number>(seats).fill(0)
  const sorted = [...tally.winners].sort(([a], [b]) => a - b)
  for (const [mask, count] of sorted) {
    const winners = wins.flatMap((_, seat) => ((mask >>> seat) & 1 ? [seat] : []))
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + count / winners.length
  }
  return wins
}

function endReasons(tally: Tally): Partial<Record<EndReasonName, number>> {
  const found: Partial<Record<EndReasonName, number>> = {}
  for (const number of Object.values(EndReason)) {
    const name = endReasonName(number)
    const count = tally.reasons.get(number)
    if (name !== null && count !== undefined) found[name] = count
  }
  return found
}
