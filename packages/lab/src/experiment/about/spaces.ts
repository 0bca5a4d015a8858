import { LEVELS, type Rulebook, Space } from '@hausregeln/engine'
import { type CellNo, cell, type DeedNo } from '@hausregeln/engine/core/state/column.ts'
import { constantInterval, meanInterval, poissonInterval } from '../../report/statistics.ts'
import type { Estimate } from '../compare.ts'
import type { Walked } from './chain.ts'
import type { Seen } from './seen.ts'

/** A payment is at most so many times what the deed says: a utility's by the dice, a street's in a whole group. */
const HIGHEST_THROW = 12
const WHOLE_GROUP = 2

/** What a property brings when it stands at a level. */
export interface LevelIncome {
  /** Houses of a street; of what is no street, how many of its group the owner has, less one. */
  readonly level: number
  /** What has been laid out for it by then: its price and its houses. */
  readonly cost: number
  /** Rent that it brings in each turn of another player, exactly and as simulated; null where that cannot be said. */
  readonly exact: number | null
  readonly simulated: Estimate | null
  /** Turns of other players after which it has paid for itself, exactly and as simulated. */
  readonly exactTurns: number | null
  readonly simulatedTurns: number | null
}

/** How often pieces come to a space, and what it brings. */
export interface SpaceReport {
  /** Its number; the last one stands for jail. */
  readonly space: number
  /** How often somebody comes there in a turn: exactly where the pieces leave jail at once, and where they stay; simulated. */
  readonly leaving: number | null
  readonly staying: number | null
  readonly simulated: Estimate | null
  readonly incomes: readonly LevelIncome[]
}

/** All spaces of a board, jail last. */
export function spacesOf(
  { book }: Rulebook,
  seen: Seen,
  { leave, stay }: { readonly leave: Walked | null; readonly stay: Walked | null },
): SpaceReport[] {
  return Array.from({ length: book.board.spaces + 1 }, (_, space) => {
    const deed = book.board.deedAt[space] ?? -1
    return {
      space,
      leaving: leave?.arrivals[space] ?? null,
      staying: stay?.arrivals[space] ?? null,
      simulated: rate(seen.arrivals[space] ?? 0, seen.turns),
      incomes:
        deed < 0 || space === book.board.spaces ? [] : incomesOf(book, seen, deed, leave?.arrivals[space] ?? null),
    }
  })
}

/** Events of a rare kind in so many turns, with the limits of a Poisson count. */
function rate(count: number, turns: number): Estimate | null {
  if (turns === 0) return null
  const { low, high } = poissonInterval(count)
  return { value: count / turns, interval: { low: low / turns, high: high / turns } }
}

function incomesOf(book: Rulebook['book'], seen: Seen, deed: DeedNo, arrivals: number | null): LevelIncome[] {
  const { kindOf, price, housePrice, rent } = book.board
  const isStreet = kindOf[deed] === Space.street
  const rents = [...rent.subarray(deed * LEVELS, (deed + 1) * LEVELS)]
  return rents.flatMap((due, level) => {
    if (due <= 0) return []
    const cost = price[deed] + (isStreet ? level * housePrice[deed] : 0)
    const exact = arrivals === null || kindOf[deed] === Space.utility ? null : arrivals * due
    const most = due * (kindOf[deed] === Space.utility ? HIGHEST_THROW : WHOLE_GROUP)
    const simulated = incomeSeen(seen, cell(deed * LEVELS, level), most)
    return {
      level,
      cost,
      exact,
      simulated,
      exactTurns: exact === null || exact === 0 ? null : cost / exact,
      simulatedTurns: simulated === null || simulated.value <= 0 ? null : cost / simulated.value,
    }
  })
}

/** Rent by turn of another player; most turns bring none, which is counted. `most`: what a single one may bring. */
function incomeSeen({ rent }: Seen, at: CellNo, most: number): Estimate | null {
  const turns = rent.turns[at]
  if (turns === 0) return null
  const total = rent.sum[at]
  if (total === 0) return { value: 0, interval: constantInterval(0, turns, [0, most]) }
  return { value: total / turns, interval: meanInterval(total, rent.squares[at], turns) }
}
