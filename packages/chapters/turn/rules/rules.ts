import type { Game } from '@hausregeln/engine/core/game.ts'

/** A space that counts as soon as a piece reaches or passes it moving forward. */
export interface Milestone {
  readonly space: number
  reached(g: Game, seat: number): void
}
