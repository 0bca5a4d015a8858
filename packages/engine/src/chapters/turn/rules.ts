import type { Game } from '../../core/game.ts'

/** A space that counts as soon as a piece reaches or passes it moving forward. */
export interface Milestone {
  readonly space: number
  reached(g: Game, seat: number): void
}
