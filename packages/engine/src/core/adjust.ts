import type { Game, Lens } from './game.ts'
import type { Refusal } from './vocabulary.ts'

/** What can be set right from outside. The order is part of events. */
export const ADJUSTMENTS = ['cash', 'owner', 'level', 'mortgage', 'place', 'jailCard'] as const
export type AdjustName = (typeof ADJUSTMENTS)[number]

/**
 * How one kind of thing is set right, so that every law still holds. `of` is a seat, a deed or a deck, and `value` what
 * it becomes; see `Adjustment`.
 */
export interface AdjustRule {
  readonly what: AdjustName
  /** For a level: whether it is a hotel. */
  isHotel?(l: Lens, level: number): boolean
  /** What the books say now. */
  read(l: Lens, of: number): number
  check(l: Lens, of: number, value: number): Refusal | null
  apply(g: Game, of: number, value: number): void
}
