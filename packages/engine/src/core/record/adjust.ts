import type { Game, GameView } from '../game.ts'
import type { AdjustName, Refusal } from '../vocabulary.ts'

/**
 * How one kind of thing is set right from outside, so that every law still holds. `of` says whose or which, `value` what
 * it becomes: the chapter's words tell what either means.
 */
export interface AdjustRule {
  readonly what: AdjustName
  /** Something that is told of it beside the value. */
  detail?(l: GameView, value: number): number
  /** What the books say now. */
  read(l: GameView, of: number): number
  check(l: GameView, of: number, value: number): Refusal | null
  apply(g: Game, of: number, value: number): void
}
