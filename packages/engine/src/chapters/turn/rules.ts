import type { Game, Lens } from '../../core/game.ts'

/** A third die. */
export interface ThirdDieRule {
  /** Does this seat throw it now? */
  inUse(l: Lens, seat: number): boolean
  /** White dice and third die lie, none of them 0; returns true if it has taken over the move. */
  move(g: Game, frame: number, seat: number): boolean
  /** The space is resolved, and the turn frame's `SECOND_MOVE` is set; returns true if a second move follows. */
  resolved(g: Game, frame: number, seat: number): boolean
}

/** A space that counts as soon as a piece reaches or passes it moving forward. */
export interface Milestone {
  readonly space: number
  reached(g: Game, seat: number): void
}
