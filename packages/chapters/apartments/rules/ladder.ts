import type { GameView } from '@hausregeln/engine/core/game.ts'
import { ownedInGroup } from '@hausregeln/engine/kit/deeds.ts'

/** Instead of a level: the street is sold. */
export const SOLD = -1

/** The highest level that there is. */
export function topLevel(l: GameView): number {
  return l.book.policies.ladder?.highest.at(-1) ?? 0
}

/** Whether a seat's streets of a group stand as the ladder allows, if `deed` had this level, or were `SOLD`. */
export function fitsLadder(l: GameView, seat: number, deed: number, level: number): boolean {
  const { board } = l.book
  const { ladder } = l.book.policies
  if (ladder === null) return true
  const group = board.groupOf[deed]
  const from = board.groupStart[group]
  const to = board.groupStart[group + 1]
  const owned = ownedInGroup(l, seat, group) - (level === SOLD ? 1 : 0)
  const isWhole = owned === to - from
  for (let i = from; i < to; i++) {
    const height = heightOf(l, seat, board.groupDeeds[i], deed, level)
    if (height > ladder.highest[owned]) return false
    if (!isWhole || height <= 0) continue
    const least = ladder.leastOfOthers[height]
    for (let j = from; j < to; j++)
      if (j !== i && heightOf(l, seat, board.groupDeeds[j], deed, level) < least) return false
  }
  return true
}

/** The level of a seat's street, that of `deed` supposed; `SOLD` where the street is not its own. */
function heightOf(l: GameView, seat: number, street: number, deed: number, level: number): number {
  if (street === deed) return level
  return l.s.owner[street] === seat ? l.s.level[street] : SOLD
}
