import type {
  ActionName,
  AdjustName,
  EffectName,
  EndReasonName,
  EventType,
  GameEvent,
  OptionName,
  Refusal,
  Slot,
  TermsData,
} from '@hausregeln/engine'
import type { ActionFacts, Awaited, Questions } from './chapter-facts.ts'
import type { ChapterPhrases, EffectFacts, Sentences } from './chapter-texts.ts'
import type { Voice } from './voice.ts'

export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>

/**
 * Events that are told by what they carry: a payment by its slot, an end by its reason, an adjustment by what it sets
 * right.
 */
export type Composed = 'moneyMoved' | 'gameOver' | 'adjusted'

/** Money that moves: `from` and `to` are accounts, `deed` is what it is paid for, or -1. */
export type Payment = EventOf<'moneyMoved'>

/** One side of an offer: what it gives, with what the table knows of these deeds. */
export interface Side {
  readonly seat: number
  readonly goods: TermsData['give']
  isMortgaged(deed: number): boolean
}

/** An offer that a seat makes. */
export interface Offer {
  readonly seat: number
  readonly terms: TermsData
}

type Phrases = ChapterPhrases[keyof ChapterPhrases]
type AnyPhrase = Phrases extends infer One ? (One extends unknown ? keyof One : never) : never
type Phrase<Name> = Phrases extends infer One
  ? One extends { readonly [N in Name & string]: infer Say }
    ? Say
    : never
  : never

/** All that a language can say, no matter which chapter says it. */
export interface Tongue {
  readonly events: { readonly [Type in Exclude<EventType, Composed>]: (event: EventOf<Type>, v: Voice) => string }
  /** What money is paid for, by slot; a payment without a phrase of its own is told by `payment`. */
  readonly payments: Readonly<Partial<Record<Slot, (payment: Payment, v: Voice) => string>>>
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly actions: { readonly [Name in ActionName]: (facts: ActionFacts[Name], v: Voice) => string }
  readonly questions: {
    readonly [Kind in Exclude<keyof Questions, 'wait'>]: (question: Questions[Kind], v: Voice) => string
  }
  /** For whom one waits, and why. */
  readonly waits: Readonly<Record<Awaited, (seats: number, v: Voice) => string>>
  /** Why the game is over, for the seats of the mask `winners`. */
  readonly endings: Readonly<Record<EndReasonName, (winners: number, v: Voice) => string>>
  /** What the keeper of a game has set right. */
  readonly adjustments: Readonly<Record<AdjustName, (event: EventOf<'adjusted'>, v: Voice) => string>>
  readonly options: Readonly<Record<OptionName, (v: Voice) => string>>
  /** What a card does, by the name of its effect. */
  readonly effects: { readonly [Name in EffectName]?: (facts: EffectFacts, v: Voice) => string }
  readonly phrases: { readonly [Name in AnyPhrase]: Phrase<Name> }
}

const KINDS = [
  'events',
  'payments',
  'refusals',
  'actions',
  'questions',
  'waits',
  'endings',
  'adjustments',
  'options',
  'effects',
  'phrases',
] as const

/** Puts together what chapters say. */
export function tongueOf(sentences: Sentences): Tongue {
  return joined(...(Object.values(sentences) as Partial<Tongue>[]))
}

/** All that is said; where a later one says something, it is that. */
export function joined(...tongues: readonly Partial<Tongue>[]): Tongue {
  const merged = KINDS.map((kind) => [kind, Object.assign({}, ...tongues.map((tongue) => tongue[kind] ?? {}))])
  return Object.fromEntries(merged) as Tongue
}
