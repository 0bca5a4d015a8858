import { type GameView, NOBODY } from '@hausregeln/engine'

/** The streets of a group, in board order. */
export function streetsOf(l: GameView, group: number): number[] {
  const { groupStart, groupDeeds } = l.book.board
  return [...groupDeeds.subarray(groupStart[group], groupStart[(group ?? 0) + 1])]
}

/** Groups of streets, by number. */
export function streetGroups(l: GameView): number[] {
  const { groups, groupFirst, housePrice } = l.book.board
  return Array.from({ length: groups }, (_, group) => group).filter(
    (group) => (housePrice[groupFirst[group] ?? NOBODY] ?? 0) > 0,
  )
}
