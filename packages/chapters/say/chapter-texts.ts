import type {
  ActionsOf,
  AdjustmentsOf,
  ChapterName,
  EffectName,
  EndingsOf,
  EventsOf,
  EventType,
  OptionsOf,
  RefusalsOf,
  Slot,
} from '@hausregeln/engine'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { EffectNumbers } from '@hausregeln/engine/kit/effects.ts'
import type { ActionFacts, AwaitedOf, ChapterQuestions, Questions } from './chapter-facts.ts'
import type { Composed, EventOf, Payment } from './tongue.ts'
import type { Voice } from './voice.ts'

/** Whom one waits for is said by what they do: `waits`. */
type QuestionsOf<C extends ChapterName> = C extends keyof ChapterQuestions
  ? Exclude<keyof ChapterQuestions[C], 'wait'>
  : never

/** What a chapter says beside that. Chapters add theirs. */
export interface ChapterPhrases {
  readonly money: {
    /** Money without a purpose of its own. */
    payment(payment: Payment, v: Voice): string
  }
}

/** What money is paid for may have a phrase of its own, by slot: its own, or one that chapters share. */
interface Payments {
  readonly payments?: { readonly [S in Slot]?: (payment: Payment, v: Voice) => string }
}

/** What a card says of itself: its numbers by name, what the board calls its jail, and its buildings. */
export type EffectFacts = EffectNumbers & {
  readonly jail: string
  readonly houses: PieceNoun
  readonly hotels: PieceNoun
}

/** What cards do may be said by any chapter, by the name of the effect. */
interface Effects {
  readonly effects?: { readonly [Name in EffectName]?: (facts: EffectFacts, v: Voice) => string }
}

/** Asked for only where there are such words. */
type Where<Words extends PropertyKey, Texts> = [Words] extends [never] ? object : Texts
type Told<Type extends EventType> = Exclude<Type, Composed>

/**
 * What a chapter says in one language: every event, refusal, action, question, end and option of its vocabulary has its
 * sentence.
 */
export type ChapterTexts<C extends ChapterName> = Where<
  Told<EventsOf<C>>,
  { readonly events: { readonly [Type in Told<EventsOf<C>>]: (event: EventOf<Type>, v: Voice) => string } }
> &
  Payments &
  Effects &
  Where<RefusalsOf<C>, { readonly refusals: Readonly<Record<RefusalsOf<C>, string>> }> &
  Where<
    ActionsOf<C>,
    { readonly actions: { readonly [Name in ActionsOf<C>]: (facts: ActionFacts[Name], v: Voice) => string } }
  > &
  Where<
    QuestionsOf<C>,
    { readonly questions: { readonly [Kind in QuestionsOf<C>]: (question: Questions[Kind], v: Voice) => string } }
  > &
  Where<AwaitedOf<C>, { readonly waits: Readonly<Record<AwaitedOf<C>, (seats: number, v: Voice) => string>> }> &
  Where<EndingsOf<C>, { readonly endings: Readonly<Record<EndingsOf<C>, (winners: number, v: Voice) => string>> }> &
  Where<
    AdjustmentsOf<C>,
    { readonly adjustments: Readonly<Record<AdjustmentsOf<C>, (event: EventOf<'adjusted'>, v: Voice) => string>> }
  > &
  Where<OptionsOf<C>, { readonly options: Readonly<Record<OptionsOf<C>, (v: Voice) => string>> }> &
  (C extends keyof ChapterPhrases ? { readonly phrases: ChapterPhrases[C] } : object)

/** Chapters that need not say anything. */
type Silent = {
  readonly [C in ChapterName]: Readonly<Record<never, never>> extends ChapterTexts<C> ? C : never
}[ChapterName]

/** What all chapters say in one language. The compiler refuses German and English if a sentence is missing. */
export type Sentences = { readonly [C in Exclude<ChapterName, Silent>]: ChapterTexts<C> } & {
  readonly [C in Silent]?: ChapterTexts<C>
}

type Part<T> = { readonly [Kind in keyof T]?: Partial<NonNullable<T[Kind]>> }
/** What a chapter says in a language in which sentences may still be missing: English stands in for these. */
export type Some<C extends ChapterName> = Part<ChapterTexts<C>>
