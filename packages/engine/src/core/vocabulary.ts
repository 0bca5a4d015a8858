import type { Vocabularies } from './known.ts'
import { nameNumber } from './name.ts'

/** What the number of an action means. */
export type Argument = 'none' | 'deed' | 'amount' | 'matter' | 'space' | 'choice' | 'lot' | 'terms'

/** The words of a chapter: what its rules can cite, refuse, tell, let do and offer. */
export interface Vocabulary {
  /** Rule slots: a rulebook maps each that its chapters cite to its own paragraph. */
  readonly slots?: readonly string[]
  /** Why an action is refused, and the slot of the rule that says so. */
  readonly refusals?: Readonly<Record<string, string>>
  /**
   * Flat facts, each with the names of its numbers. Accounts (`from`, `to`, `heir`, `creditor`) are a seat, BANK or POT.
   */
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** Kinds of action, and what the number of each means. */
  readonly actions?: Readonly<Record<string, Argument>>
  /** What a keeper can set right from outside. */
  readonly adjustments?: readonly string[]
  /** What of a seat's is offered in lots: the name under which offers have it. */
  readonly lots?: readonly string[]
  /** Table options. */
  readonly options?: readonly string[]
  /** Kinds of frame. */
  readonly frames?: readonly string[]
  /** Why a game can be over. */
  readonly endings?: readonly string[]
}

/** Whose words there are: the core's own, the kit's, and those of every chapter. */
export type ChapterName = keyof Vocabularies

type Listed<Kind extends keyof Vocabulary, Own> = Own extends { readonly [K in Kind]: readonly (infer Word)[] }
  ? Word
  : never
type Keyed<Kind extends keyof Vocabulary, Own> = Own extends { readonly [K in Kind]: infer Words } ? keyof Words : never
type Meaning<Kind extends keyof Vocabulary, Word extends PropertyKey, Own> = Own extends {
  readonly [K in Kind]: { readonly [W in Word]: infer What }
}
  ? What
  : never
type AnyWords = Vocabularies[ChapterName]

/** Words of one chapter. */
export type RefusalsOf<C extends ChapterName> = Keyed<'refusals', Vocabularies[C]>
export type EventsOf<C extends ChapterName> = Keyed<'events', Vocabularies[C]>
export type ActionsOf<C extends ChapterName> = Keyed<'actions', Vocabularies[C]>
export type AdjustmentsOf<C extends ChapterName> = Listed<'adjustments', Vocabularies[C]>
export type OptionsOf<C extends ChapterName> = Listed<'options', Vocabularies[C]>
export type EndingsOf<C extends ChapterName> = Listed<'endings', Vocabularies[C]>

export type Slot = Listed<'slots', AnyWords>
export type Refusal = Keyed<'refusals', AnyWords>
export type EventType = Keyed<'events', AnyWords>
export type ActionName = Keyed<'actions', AnyWords>
export type AdjustName = Listed<'adjustments', AnyWords>
export type OptionName = Listed<'options', AnyWords>
/** What of a seat's is offered in lots. */
export type LotName = Listed<'lots', AnyWords>
export type FrameName = Listed<'frames', AnyWords>
export type EndReasonName = Listed<'endings', AnyWords>

/** Names of the numbers of an event. */
export type NumbersOf<Type extends EventType> = Type extends EventType ? Meaning<'events', Type, AnyWords> : never
export type ArgumentOf<Name extends ActionName> = Name extends ActionName ? Meaning<'actions', Name, AnyWords> : never

type Cited<Own> = Own extends { readonly refusals: infer Refusals } ? Refusals[keyof Refusals] : never

type Declared<S extends Slot> = S
/** Slots that refusals cite: one that nobody declares does not compile. */
export type CitedSlot = Declared<Cited<AnyWords>>

/** The number of a kind of frame, as it lies in the agenda. */
export function frameNumber(name: FrameName): number {
  return nameNumber(name)
}

/** A slot's number: the form in which it lies in frames. */
export function slotNumber(slot: Slot): number {
  return nameNumber(slot)
}
