import type { GameView } from '@hausregeln/engine'
import type { CellNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Ground } from '../../steady/board/ground.ts'
import type { Features } from '../../steady/figures/net.ts'
import type { Picture } from '../../steady/reading/picture.ts'

/** Numbers that tell of a seat what only some rulebooks have. */
export interface Block {
  /** How many numbers. */
  readonly size: number
  /** Whether a ground has what they tell. */
  fits(ground: Ground): boolean
  /** Before seats are read: what is needed of all of them together. */
  begin(p: Picture, l: GameView): void
  /** Writes the numbers of a seat into its row, from `at` on. */
  read(p: Picture, l: GameView, seat: SeatNo, row: Features, at: CellNo): void
}

/** Less than this counts as this where something is divided by it, in units. */
export const LEAST = 0.2

/** A number between two limits. */
export function within(low: number, number: number, high: number): number {
  return Math.min(high, Math.max(low, number))
}
