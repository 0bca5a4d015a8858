import type { GameView } from '@hausregeln/engine'
import { streetsOf } from '@hausregeln/view-kit/table/deeds/groups.ts'
import { topLevel } from '../rules/ladder.ts'

/** What the ladder says about one more level on the player's own street, place, time and cash aside. */
export type Rung =
  | { readonly is: 'open' }
  | { readonly is: 'top' }
  /** Too few streets of the group: `missing` ones are not the player's own; with so many, `most` is the limit. */
  | { readonly is: 'streets'; readonly missing: readonly number[]; readonly most: number }
  /** The others of the group must first stand at `least`. */
  | { readonly is: 'others'; readonly low: readonly number[]; readonly least: number }

/** Why the next level may not stand yet, or that it may. */
export function rungOf(l: GameView, seat: number, deed: number): Rung {
  const { board } = l.book
  const { ladder } = l.book.policies
  const level = l.s.level[deed] ?? 0
  if (ladder === null || level >= topLevel(l)) return { is: 'top' }
  const streets = streetsOf(l, board.groupOf[deed] ?? 0)
  const missing = streets.filter((street) => l.s.owner[street] !== seat)
  const most = ladder.highest[streets.length - missing.length] ?? 0
  if (level >= most) return { is: 'streets', missing, most }
  const least = missing.length > 0 ? 0 : (ladder.leastOfOthers[level + 1] ?? 0)
  const low = streets.filter((street) => street !== deed && (l.s.level[street] ?? 0) < least)
  return low.length > 0 ? { is: 'others', low, least } : { is: 'open' }
}

/** The highest level that a street can reach while the others of its group stay as they are. */
export function reachOf(l: GameView, seat: number, deed: number): number {
  const { board } = l.book
  const { ladder } = l.book.policies
  if (ladder === null) return 0
  const streets = streetsOf(l, board.groupOf[deed] ?? 0)
  const owned = streets.filter((street) => l.s.owner[street] === seat)
  const highest = ladder.highest[owned.length] ?? 0
  if (owned.length < streets.length) return highest
  const lowest = Math.min(...streets.filter((street) => street !== deed).map((street) => l.s.level[street] ?? 0))
  return ladder.leastOfOthers.findLastIndex((least, level) => level <= highest && least <= lowest)
}
