import { type EndReasonName, endReasonNumber, type OptionName, type Rulebook } from '@hausregeln/engine'
import { checkTable, effectiveOptions, type Table } from '../table.ts'
import {
  type Interval,
  meanInterval,
  quantile,
  quantileInterval,
  rareInterval,
  type Share,
  wilson,
} from './statistics.ts'
import { type Talks, talksOf } from './talks.ts'
import type { Tally } from './tally.ts'

/** The intervals of a report's means and quantiles, by the names that these have there; null: too few games to tell. */
export interface Intervals {
  readonly rounds: { readonly p10: Interval | null; readonly median: Interval | null; readonly p90: Interval | null }
  readonly turnsPerGame: Interval | null
  readonly throwsPerGame: Interval | null
  readonly bankruptciesPerGame: Interval | null
}

/** What a run has shown. Speeds are of the simulation alone, without starting programs and threads. */
export interface SimReport {
  readonly rulebook: string
  readonly version: number
  readonly seats: readonly string[]
  /** Whether the bots changed seats from game to game; what follows "by seat" is then by bot. */
  readonly rotate: boolean
  /** Whether games given up count as won by who was richest then. */
  readonly byWealth: boolean
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  readonly maxRounds: number
  readonly games: number
  /** Games that ended as the rulebook has it, and those given up at the round limit. */
  readonly ended: number
  readonly capped: number
  /** Games that have winners: those that ended, and with `byWealth` those given up, too. */
  readonly decided: number
  /** Shares of all games. */
  readonly endedShare: Share | null
  readonly cappedShare: Share | null
  readonly gamesPerSecond: number
  /** A turn is one player's, with its further throws. */
  readonly turnsPerSecond: number
  readonly throwsPerSecond: number
  readonly seconds: number
  /** A victory shared by n seats counts as 1/n for each. */
  readonly winsBySeat: readonly number[]
  /** Shares of the decided games; null if none was. */
  readonly winShares: readonly (Share | null)[]
  /** Shares of all games. */
  readonly winSharesOfAll: readonly (Share | null)[]
  /** The same by turn order: first who had the first turn, whether dice or the rulebook decided that. */
  readonly winsByTurnOrder: readonly number[]
  readonly turnOrderShares: readonly (Share | null)[]
  readonly turnOrderSharesOfAll: readonly (Share | null)[]
  /** Rounds of all games; those given up count with the limit, so a value at the limit means "at least". */
  readonly rounds: { readonly p10: number | null; readonly median: number | null; readonly p90: number | null }
  readonly endReasons: Readonly<Partial<Record<EndReasonName, number>>>
  /** Shares of all games. */
  readonly endReasonShares: Readonly<Partial<Record<EndReasonName, Share | null>>>
  readonly turnsPerGame: number
  readonly throwsPerGame: number
  readonly bankruptciesPerGame: number
  /** The deepest agenda of any game, in frames. */
  readonly deepestAgenda: number
  /** Offers and deals, by bot; none where a rulebook knows no trade. */
  readonly talks: readonly Talks[]
  readonly intervals: Intervals
}

/** The report of a finished run that took `milliseconds`. */
export function reportOf(table: Table, tally: Tally, milliseconds: number): SimReport {
  const rulebook = checkTable(table)
  const { games, ended, decided } = tally
  const seconds = milliseconds / 1000
  const rate = (count: number) => (seconds > 0 ? count / seconds : 0)
  return {
    rulebook: table.rulebook,
    version: rulebook.book.version,
    seats: table.seats,
    rotate: table.rotate === true,
    byWealth: table.byWealth === true,
    options: effectiveOptions(rulebook, table),
    seed: table.seed,
    maxRounds: table.maxRounds,
    games,
    ended,
    capped: games - ended,
    decided,
    endedShare: wilson(ended, games),
    cappedShare: wilson(games - ended, games),
    gamesPerSecond: rate(games),
    turnsPerSecond: rate(tally.turns),
    throwsPerSecond: rate(tally.throws),
    seconds,
    ...winsOf(tally, table.seats.length),
    ...lengthsOf(tally, table.maxRounds),
    ...endReasonsOf(rulebook, tally),
    talks: talksOf(tally.talks, games, table.seats),
    deepestAgenda: tally.deepest,
  }
}

type Wins = Pick<
  SimReport,
  'winsBySeat' | 'winShares' | 'winSharesOfAll' | 'winsByTurnOrder' | 'turnOrderShares' | 'turnOrderSharesOfAll'
>

function winsOf({ games, decided, winners, orders }: Tally, seats: number): Wins {
  const winsBySeat = shared(winners, seats)
  const winsByTurnOrder = shared(orders, seats)
  const of = (total: number) => (count: number) => wilson(count, total)
  return {
    winsBySeat,
    winShares: winsBySeat.map(of(decided)),
    winSharesOfAll: winsBySeat.map(of(games)),
    winsByTurnOrder,
    turnOrderShares: winsByTurnOrder.map(of(decided)),
    turnOrderSharesOfAll: winsByTurnOrder.map(of(games)),
  }
}

/** Summed in one order, so that the fractions round alike however the run was shared out. */
function shared(byMask: ReadonlyMap<number, number>, seats: number): number[] {
  const wins = new Array<number>(seats).fill(0)
  const sorted = [...byMask].sort(([a], [b]) => a - b)
  for (const [mask, count] of sorted) {
    const winners = wins.flatMap((_, seat) => ((mask >>> seat) & 1 ? [seat] : []))
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + count / winners.length
  }
  return wins
}

type Lengths = Pick<SimReport, 'rounds' | 'turnsPerGame' | 'throwsPerGame' | 'bankruptciesPerGame' | 'intervals'>

function lengthsOf(tally: Tally, maxRounds: number): Lengths {
  const { games, rounds } = tally
  const mean = (sum: number) => (games > 0 ? sum / games : 0)
  const of = (part: number) => quantileInterval(rounds, part, 1, maxRounds)
  return {
    rounds: { p10: quantile(rounds, 0.1), median: quantile(rounds, 0.5), p90: quantile(rounds, 0.9) },
    turnsPerGame: mean(tally.turns),
    throwsPerGame: mean(tally.throws),
    bankruptciesPerGame: mean(tally.bankruptcies),
    intervals: {
      rounds: { p10: of(0.1), median: of(0.5), p90: of(0.9) },
      turnsPerGame: meanInterval(tally.turns, tally.turnsSquared, games),
      throwsPerGame: meanInterval(tally.throws, tally.throwsSquared, games),
      bankruptciesPerGame: rareInterval(tally.bankruptcies, tally.bankruptciesSquared, games),
    },
  }
}

function endReasonsOf(
  { book }: Rulebook,
  { games, reasons }: Tally,
): Pick<SimReport, 'endReasons' | 'endReasonShares'> {
  const endReasons: Partial<Record<EndReasonName, number>> = {}
  const endReasonShares: Partial<Record<EndReasonName, Share | null>> = {}
  for (const name of book.words.endings) {
    const count = reasons.get(endReasonNumber(name))
    if (count === undefined) continue
    endReasons[name] = count
    endReasonShares[name] = wilson(count, games)
  }
  return { endReasons, endReasonShares }
}
