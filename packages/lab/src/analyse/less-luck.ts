import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { recordGame, seatedIn } from '../recorded.ts'
import { type Interval, meanInterval } from '../report/statistics.ts'
import type { Table } from '../table.ts'
import { analyse } from './analyse.ts'
import { summaryOf } from './summary.ts'

/** What was seen of one bot in one game. */
export interface Seen {
  readonly bot: string
  /** What throws, cards and lots have added to its chance to win, -1 to 1. */
  readonly luck: number
  /** What it won, 0 to 1; null: the game was given up. */
  readonly won: number | null
}

/** Plays game number `index` of a run, as it would be played without this, and analyses it; null if no net fits. */
export function seenIn(table: Table, index: number): Seen[] | null {
  const analysis = analyse(recordGame(table, index), NETS)
  if (analysis === null) return null
  const names = seatedIn(table, index)
  const won = (end: number) => (analysis.over ? end : null)
  return summaryOf(analysis).map(({ luck, end }, seat) => ({ bot: names[seat] ?? '', luck, won: won(end) }))
}

/** A mean with the limits of 95 % confidence; null: too few games. */
export interface Mean {
  readonly games: number
  readonly mean: number
  readonly interval: Interval | null
}

/** What one bot has won of the finished games, from 0 to 1: plainly, and less luck; and its luck in all games. */
export interface LessLuck {
  readonly bot: string
  readonly plain: Mean
  readonly adjusted: Mean
  readonly luck: Mean
}

/** What luck was to bots. */
export interface LuckReport {
  readonly bots: readonly LessLuck[]
  /**
   * How much of a win a point of luck is worth, and which part of the variance of what a bot wins it leaves; null: nobody
   * won, or nobody was lucky. Because luck comes to nothing, shares stay what they are, whatever part of it is taken off.
   */
  readonly worth: number | null
  readonly left: number | null
}

/** What luck was to the bots of a table in so many games of a run from `first` on; null if no net fits. */
export function luckIn(table: Table, first: number, games: number): LuckReport | null {
  const seen: Seen[] = []
  for (let game = first; game < first + games; game++) {
    const found = seenIn(table, game)
    if (found === null) return null
    seen.push(...found)
  }
  return lessLuck(seen)
}

/** Shares less luck, in the manner of a control variate: what is known to be 0 on average is taken off as far as it tells. */
export function lessLuck(seen: readonly Seen[]): LuckReport {
  const bots = [...new Set(seen.map(({ bot }) => bot))].sort()
  const { worth, left } = worthOf(seen, bots)
  const told = bots.map((bot): LessLuck => {
    const own = seen.filter((one) => one.bot === bot)
    const ended = endedOf(own)
    return {
      bot,
      plain: meanOf(ended.map(({ won }) => won)),
      adjusted: meanOf(ended.map(({ won, luck }) => won - (worth ?? 0) * luck)),
      luck: meanOf(own.map(({ luck }) => luck)),
    }
  })
  return { bots: told, worth, left }
}

type Ended = Seen & { readonly won: number }

function endedOf(seen: readonly Seen[]): Ended[] {
  return seen.flatMap((one) => (one.won === null ? [] : [{ ...one, won: one.won }]))
}

/** From what varies within each bot, all of them together. */
function worthOf(seen: readonly Seen[], bots: readonly string[]): Pick<LuckReport, 'worth' | 'left'> {
  let [ofLuck, ofWon, both] = [0, 0, 0]
  for (const bot of bots) {
    const own = endedOf(seen).filter((one) => one.bot === bot)
    const luck = sumOf(own.map((one) => one.luck)) / own.length
    const won = sumOf(own.map((one) => one.won)) / own.length
    for (const one of own) {
      ofLuck += (one.luck - luck) ** 2
      ofWon += (one.won - won) ** 2
      both += (one.luck - luck) * (one.won - won)
    }
  }
  if (ofLuck === 0 || ofWon === 0) return { worth: null, left: null }
  return { worth: both / ofLuck, left: 1 - both ** 2 / (ofLuck * ofWon) }
}

function meanOf(values: readonly number[]): Mean {
  const [sum, games] = [sumOf(values), values.length]
  return {
    games,
    mean: sum / Math.max(1, games),
    interval: meanInterval(sum, sumOf(values.map((one) => one ** 2)), games),
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
