import { constantInterval, type Interval, meanInterval } from '../report/statistics.ts'

/**
 * A deal that was played as often as there are seats, every bot once on each: what each seat has won in each game, and
 * each bot.
 */
export interface Dealt {
  /** By game and seat, and by game and bot: 1, or a part of a shared victory. */
  readonly seats: readonly (readonly number[])[]
  readonly bots: readonly (readonly number[])[]
}

/** A value with the limits of 95 % confidence; null: too few deals to tell. */
export interface Estimate {
  readonly value: number
  readonly interval: Interval | null
}

/** How much luck decides, as shares from 0 to 1. */
export interface Luck {
  /**
   * In how many of two games of one deal the same seat wins, though others sit on all seats; and the same bot, on
   * another seat.
   */
  readonly sameSeat: Estimate
  readonly sameBot: Estimate
  /** What both would be if every game were decided by lot. */
  readonly byLot: number
  /**
   * Parts of the variance of who wins: who plays; seat and dice, no matter who sits there; and which bot meets which
   * dice.
   */
  readonly players: Estimate
  readonly dice: Estimate
  readonly meeting: Estimate
}

/** What is summed up over deals: enough for all that is told of them. */
interface Sums {
  deals: number
  sameSeat: number
  sameBot: number
  /** Squares of what each seat wins in each game: 1 a game, less where a victory is shared. */
  whole: number
  /** What each bot has won, in games a deal, and the squares of that. */
  readonly won: number[]
  wonSquared: number
}

type Told = Omit<Record<keyof Luck, number>, 'byLot'>

/**
 * Splits what decides who wins, in the manner of an analysis of variance with two factors. If p is the share of the
 * games that a bot wins and S the number of seats, who plays accounts for the sum of (p - 1/S)², which is estimated
 * without bias from games of different deals; seat and dice for what the same seat wins more often than by lot in two
 * games of one deal, and for what that lacks because somebody else sits there. The rest is what nobody could foresee of
 * either: whose plans these dice favour. Limits are those of the jackknife over deals. Null without three deals.
 */
export function luckOf(deals: readonly Dealt[]): Luck | null {
  const [first] = deals
  if (first === undefined || deals.length < 3) return null
  const count = first.seats.length
  const each = deals.map(sumsOf)
  const all = emptySums(count)
  for (const sums of each) add(all, sums, 1)
  const value = told(all, count)
  const others = each.map((sums) => {
    add(all, sums, -1)
    const without = told(all, count)
    add(all, sums, 1)
    return without
  })
  const estimate = (key: keyof Told): Estimate => ({
    value: value[key],
    interval: jackknife(
      value[key],
      others.map((without) => without[key]),
    ),
  })
  return {
    sameSeat: estimate('sameSeat'),
    sameBot: estimate('sameBot'),
    byLot: 1 / count,
    players: estimate('players'),
    dice: estimate('dice'),
    meeting: estimate('meeting'),
  }
}

function emptySums(count: number): Sums {
  return { deals: 0, sameSeat: 0, sameBot: 0, whole: 0, won: new Array<number>(count).fill(0), wonSquared: 0 }
}

function sumsOf({ seats, bots }: Dealt): Sums {
  const won = totals(bots)
  return {
    deals: 1,
    sameSeat: inPairs(seats),
    sameBot: inPairs(bots),
    whole: seats.flat().reduce((sum, part) => sum + part ** 2, 0) / seats.length,
    won,
    wonSquared: won.reduce((sum, part) => sum + part ** 2, 0),
  }
}

function totals(games: readonly (readonly number[])[]): number[] {
  return (games[0] ?? []).map((_, at) => games.reduce((sum, parts) => sum + (parts[at] ?? 0), 0))
}

/** In which part of all pairs of games the same wins. */
function inPairs(games: readonly (readonly number[])[]): number {
  const together = totals(games).reduce((sum, part) => sum + part ** 2, 0)
  const alone = games.flat().reduce((sum, part) => sum + part ** 2, 0)
  return (together - alone) / (games.length * (games.length - 1))
}

function add(to: Sums, from: Sums, times: number): void {
  to.deals += times * from.deals
  to.sameSeat += times * from.sameSeat
  to.sameBot += times * from.sameBot
  to.whole += times * from.whole
  to.wonSquared += times * from.wonSquared
  for (const [at, part] of from.won.entries()) to.won[at] = (to.won[at] ?? 0) + times * part
}

function told({ deals, won, wonSquared, ...sums }: Sums, count: number): Told {
  const sameSeat = sums.sameSeat / deals
  const byLot = 1 / count
  const variance = sums.whole / deals - byLot
  const squares = won.reduce((sum, part) => sum + part ** 2, 0) - wonSquared
  const ofPlayers = squares / (deals * (deals - 1) * count ** 2) - byLot
  const players = ofPlayers / variance
  const dice = (sameSeat - byLot + ofPlayers / (count - 1)) / variance
  return { sameSeat, sameBot: sums.sameBot / deals, players, dice, meeting: 1 - players - dice }
}

/** The interval for a value, from what it would be without each deal. */
function jackknife(value: number, others: readonly number[]): Interval | null {
  const count = others.length
  const values = others.map((without) => count * value - (count - 1) * without)
  if (values.every((one) => Math.abs(one - value) < 1e-9)) return constantInterval(value, count, [0, 1])
  const sum = values.reduce((total, one) => total + one, 0)
  const squares = values.reduce((total, one) => total + one ** 2, 0)
  return meanInterval(sum, squares, count)
}
