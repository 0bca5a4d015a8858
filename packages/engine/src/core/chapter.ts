import type { AdjustRule } from './adjust.ts'
import type { EffectName } from './board.ts'
import type { ActionRule, Advice, FrameRule, MatterRule } from './book.ts'
import type { AnyChoice, NumberDef } from './choice.ts'
import type { Game } from './game.ts'
import type { Spec } from './section.ts'
import type { Text } from './text.ts'
import type { Slot, Vocabulary } from './vocabulary.ts'

/** A chapter of rules that rulebooks choose: its frames, actions and open matters, what of it can be set right, and the slots that it cites. */
export interface Chapter {
  readonly name: string
  /** The words with which it speaks: its own and, where it uses them, another chapter's. */
  readonly vocabulary?: readonly Vocabulary[]
  /** What it is called where rulebooks are compared; a chapter that goes without saying has none. */
  readonly title?: Text
  /** What it says, in a sentence or two: for the paragraph of a rulebook that has none of its own. */
  readonly gist?: Text
  /** What it is about, where rulebooks are compared: see kit/book/themes.ts. */
  readonly theme?: string
  readonly slots: readonly Slot[]
  readonly frames?: readonly FrameRule[]
  readonly actions?: readonly ActionRule[]
  readonly matters?: readonly MatterRule[]
  /** What it keeps of a game. */
  readonly section?: Spec
  readonly adjusts?: readonly AdjustRule[]
  /** What it can carry out of what cards say. */
  readonly effects?: readonly EffectName[]
  /** Whether it deals in any amounts: a board whose money has a smallest chip cannot be played with it. */
  readonly inOnes?: boolean
  /** Ways in which policies can be settled, and numbers that a rulebook can set. */
  readonly choices?: readonly AnyChoice[]
  readonly numbers?: readonly NumberDef[]
  /** Chapters that it needs, by name; or choices, as `policy=id`. */
  readonly needs?: readonly string[]
  /** Chapters with which it cannot be played, by name. */
  readonly clashes?: readonly string[]
  /** What it advises a player to do before a throw, or where a frame of its own asks: the bots ask it first. */
  readonly advice?: Advice
  /** What it does before the first frame of a new game is laid. */
  prepare?(g: Game): void
}
