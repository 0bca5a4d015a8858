import type { GameView } from '../core/game.ts'

/**
 * Occasions are counted through a game, for what may be done only at the next one: the landing of the n-th throw is
 * 2n, the time before the throw that follows it 2n + 1. The claims' `boughtAt` holds such numbers.
 */
export function landingOccasion(l: GameView): number {
  return 2 * l.s.throwsMade
}

/** The number of the occasion before the next throw. */
export function businessOccasion(l: GameView): number {
  return 2 * l.s.throwsMade + 1
}
