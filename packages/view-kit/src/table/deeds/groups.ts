import { type GameView, NOBODY } from '@hausregeln/engine'
import { Space } from '@hausregeln/engine/core/board.ts'

/** The streets of a group, in board order. */
export function streetsOf(l: GameView, group: number): number[] {
  const { groupStart, groupDeeds } = l.book.board
  return [...groupDeeds.subarray(groupStart[group], groupStart[(group ?? 0) + 1])]
}

/** Groups of streets, by number. */
export function streetGroups(l: GameView): number[] {
  const { groups, groupFirst, kindOf } = l.book.board
  return Array.from({ length: groups }, (_, group) => group).filter(
    (group) => kindOf[groupFirst[group] ?? NOBODY] === Space.street,
  )
}
