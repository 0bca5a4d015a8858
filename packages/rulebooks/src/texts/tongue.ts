import type {
  ActionName,
  EndReasonName,
  EventType,
  GameEvent,
  OptionName,
  Refusal,
  Slot,
  TermsData,
} from '@hausregeln/engine'
import type { ActionFacts } from './action-facts.ts'
import type { Questions } from './questions.ts'
import type { Voice } from './voice.ts'

export type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>

/** Money that moves: `from` and `to` are accounts, `deed` is what it is paid for, or -1. */
export type Payment = EventOf<'moneyMoved'>

/** One side of an offer: what it gives, with what the table knows of these deeds. */
export interface Side {
  readonly seat: number
  readonly goods: TermsData['give']
  isMortgaged(deed: number): boolean
}

/** Interest that a side pays when an offer is accepted. */
export interface InterestDue {
  readonly seat: number
  readonly deeds: readonly number[]
  readonly amount: number
}

/**
 * Everything that a language must be able to say. Every event, refusal, action, question, end and option has its
 * sentence: the compiler refuses a language that lacks one.
 */
export interface Tongue {
  readonly events: { readonly [Type in EventType]: (event: EventOf<Type>, v: Voice) => string }
  /** What money is paid for, by slot; a payment without a phrase of its own is told by `payment`. */
  readonly payments: Readonly<Partial<Record<Slot, (payment: Payment, v: Voice) => string>>>
  payment(payment: Payment, v: Voice): string
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly actions: { readonly [Name in ActionName]: (facts: ActionFacts[Name], v: Voice) => string }
  readonly questions: { readonly [Kind in keyof Questions]: (question: Questions[Kind], v: Voice) => string }
  offer(from: Side, to: Side, v: Voice): string
  interestDue(due: InterestDue, v: Voice): string
  /** Whoever gives the last share of himself is taken over. */
  lastShare(seat: number, v: Voice): string
  /** Why the game is over, for the seats of the mask `winners`. */
  readonly endings: Readonly<Record<EndReasonName, (winners: number, v: Voice) => string>>
  readonly options: Readonly<Record<OptionName, (v: Voice) => string>>
}
