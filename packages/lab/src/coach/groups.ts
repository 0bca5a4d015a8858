import type { GameView } from '@hausregeln/engine'
import type { GroupNo } from '@hausregeln/engine/core/state/column.ts'
import { ownsGroup } from '@hausregeln/engine/kit/deeds.ts'

/** A group that becomes whole for a seat, or whole no more. */
export interface GroupChange {
  readonly seat: number
  readonly group: number
  readonly whole: boolean
}

/** Whose groups become whole from one moment to another, and whose do so no more; a single deed is no group. */
export function groupChanges(before: GameView, after: GameView): GroupChange[] {
  const { groups, groupStart, groupEnd } = before.book.board
  const found: GroupChange[] = []
  for (let group: GroupNo = 0; group < groups; group++) {
    if (groupEnd[group] - groupStart[group] < 2) continue
    for (let seat = 0; seat < before.s.seats; seat++) {
      const whole = ownsGroup(after, seat, group)
      if (whole !== ownsGroup(before, seat, group)) found.push({ seat, group, whole })
    }
  }
  return found
}
