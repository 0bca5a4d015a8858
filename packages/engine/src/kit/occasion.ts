import type { Lens } from '../core/game.ts'

/**
 * Occasions are counted through a game, for what may be done only at the next one: the landing of the n-th throw is
 * 2n, the time before the throw that follows it 2n + 1. `State.boughtAt` holds such numbers.
 */
export function landingOccasion(l: Lens): number {
  return 2 * l.s.throwsMade
}

export function businessOccasion(l: Lens): number {
  return 2 * l.s.throwsMade + 1
}

/** Whether a deed of this group was bought at this very occasion. */
export function isNewIn(l: Lens, group: number, occasion: number): boolean {
  const { groupStart, groupDeeds } = l.book.board
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++)
    if (l.s.owner[groupDeeds[i]] >= 0 && l.s.boughtAt[groupDeeds[i]] === occasion) return true
  return false
}
