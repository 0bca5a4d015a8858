import type { AdjustRule } from './adjust.ts'
import type { EffectName } from './board.ts'
import type { ActionRule, FrameRule, MatterRule } from './book.ts'
import type { Slot } from './slot.ts'

/** A chapter of rules that rulebooks choose: its frames, actions and open matters, what of it can be set right, and the slots that it cites. */
export interface Chapter {
  readonly name: string
  readonly slots: readonly Slot[]
  readonly frames?: readonly FrameRule[]
  readonly actions?: readonly ActionRule[]
  readonly matters?: readonly MatterRule[]
  readonly adjusts?: readonly AdjustRule[]
  /** What it can carry out of what cards say. */
  readonly effects?: readonly EffectName[]
  /** Whether it deals in any amounts: a board whose money has a smallest chip cannot be played with it. */
  readonly inOnes?: boolean
}
