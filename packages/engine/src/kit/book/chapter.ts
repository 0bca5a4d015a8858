import type { ActionRule, AdjustRule, Advice, CarryOut, FrameRule, MatterRule } from '../../core/book.ts'
import type { AllNumbers, AnyChoice, NumberDef, Settled } from '../../core/choice.ts'
import type { Former } from '../../core/edition.ts'
import type { Game } from '../../core/game.ts'
import type { Asked, PoliciesOf } from '../../core/policy.ts'
import type { Spec } from '../../core/state/section.ts'
import type { Text } from '../../core/text.ts'
import type { Slot, Vocabulary } from '../../core/vocabulary.ts'
import type { BoardDef } from '../definition.ts'
import type { EffectName } from '../effects.ts'
import type { BookFault } from './fault.ts'

/** A rulebook whose parts are sound by themselves: its board, what was chosen of every policy, all its numbers. */
export interface Laid {
  readonly board: BoardDef
  readonly settled: Settled
  readonly numbers: AllNumbers
  readonly chapters: readonly Chapter[]
}

/** A sentence of a chapter, and where it holds. */
interface More {
  readonly text: Text
  readonly holds: (asked: Asked) => boolean
}

/**
 * A chapter of rules that rulebooks choose: its frames, actions and open matters, what of it can be set right, and the
 * slots that it cites.
 */
export interface Chapter {
  readonly name: string
  /** The words with which it speaks: its own and, where it uses them, another chapter's. */
  readonly vocabulary?: readonly Vocabulary[]
  /** What it is called where rulebooks are compared; a chapter that goes without saying has none. */
  readonly title?: Text
  /** What it says, in a sentence or two: for the paragraph of a rulebook that has none of its own. */
  readonly gist?: Text
  /** What it says besides, by what else holds in a rulebook. */
  readonly more?: readonly More[]
  /** Whether what it rules can happen in a rulebook that has it; not said: it can. */
  readonly arises?: (asked: Asked) => boolean
  /** What it is about, where rulebooks are compared: see kit/book/themes.ts. */
  readonly theme?: string
  readonly slots: readonly Slot[]
  readonly frames?: readonly FrameRule[]
  /** What it lets a turn wait for, by name: stages with numbers that no other chapter has. They are part of saved states. */
  readonly stages?: Readonly<Record<string, number>>
  readonly actions?: readonly ActionRule[]
  readonly matters?: readonly MatterRule[]
  /** What it keeps of a game. */
  readonly section?: Spec
  readonly adjusts?: readonly AdjustRule[]
  /** Whether it raises buildings: streets of boards that are played with it need a rent for each level. */
  readonly builds?: boolean
  /** What it can carry out of what cards say. */
  readonly effects?: Readonly<Partial<Record<EffectName, CarryOut>>>
  /** Whether players can deal by it while they sit in jail. */
  readonly dealsInJail?: boolean
  /** Whether it deals in any amounts: a board whose money has a smallest chip cannot be played with it. */
  readonly inOnes?: boolean
  /** What it asks of a rulebook. */
  readonly policies?: PoliciesOf
  /** Ways in which policies can be settled, its own and others', and numbers that a rulebook can set. */
  readonly choices?: readonly AnyChoice[]
  readonly numbers?: readonly NumberDef[]
  /** What its choices did in earlier editions: see core/edition.ts. */
  readonly formers?: readonly Former<AnyChoice>[]
  /** Chapters that it needs, by name, or one of several, `one|other`; or choices, as `policy=id`. */
  readonly needs?: readonly string[]
  /** Chapters with which it cannot be played, by name. */
  readonly clashes?: readonly string[]
  /** What of a rulebook that has it cannot be played together. */
  faults?(laid: Laid): readonly BookFault[]
  /** What it advises a player to do before a throw, or where a frame of its own asks: the bots ask it first. */
  readonly advice?: Advice
  /** What it does before the first frame of a new game is laid. */
  prepare?(g: Game): void
}
