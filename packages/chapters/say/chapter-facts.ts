import type { ActionsOf, ChapterName, EventsOf, FrameName, GameView, Slot } from '@hausregeln/engine'
import type { Composed, EventOf, Side, Tongue } from './tongue.ts'
import type { Voice } from './voice.ts'

export type Nothing = Readonly<Record<never, never>>

/**
 * How much an event matters to a reader of the log: `main` changes what somebody has, is or may; `detail` tells how it
 * came about; `echo` repeats what another event of the same moment says better.
 */
export type EventLevel = 'main' | 'detail' | 'echo'

/** What is to be said of each action, as numbers; null where the matter that it names is closed. Chapters add theirs. */
export interface ActionFacts {
  readonly throw: { readonly reason: 'turn' | 'doubles' | 'jail' }
  readonly endTurn: Nothing
}

/**
 * What a seat can be asked, or told to wait for, by the chapter that asks. Seats in masks are a bit a seat; `deed` -1 is
 * a building. Chapters add theirs.
 */
export interface ChapterQuestions {
  readonly core: {
    readonly over: Nothing
    readonly dice: { readonly seat: number }
    readonly card: { readonly deck: number }
    readonly lot: { readonly seats: number }
    readonly decide: Nothing
    readonly wait: { readonly seats: number; readonly what: Awaited }
  }
}
/** What those are about for whom a seat waits, by the chapter that says so. Chapters add theirs. */
export interface ChapterWaits {
  readonly core: 'turn'
}
export type Awaited = ChapterWaits[keyof ChapterWaits]
export type AwaitedOf<C extends ChapterName> = C extends keyof ChapterWaits ? ChapterWaits[C] : never

type Asking = ChapterQuestions[keyof ChapterQuestions]
type KindOf<One> = One extends unknown ? keyof One : never
type Asked<One, Kind> = One extends { readonly [K in Kind & string]: infer What } ? What : never

/** All questions there are. */
export type Questions = { readonly [Kind in KindOf<Asking>]: Asked<Asking, Kind> }
export type Question = {
  [Kind in keyof Questions]: { readonly ask: Kind } & Questions[Kind]
}[keyof Questions]

/** What is asked while a frame of some kind is on top. */
export interface FrameFacts {
  must?(l: GameView, seat: number): Question
  /** What those decide who must. */
  waits?(l: GameView): Awaited
  /** What is thrown or drawn while it is on top, where that is not what the turn throws or draws. */
  chance?(l: GameView): Question | null
}

/** A warning before an offer is accepted: the slot of its rule, and what is said. */
export interface OfferWarning {
  readonly slot: Slot
  readonly say: (phrases: Tongue['phrases'], v: Voice) => string
}

interface Payments {
  /** Payments that are told with what they are paid for; all others are told for themselves. */
  readonly paymentLevels?: { readonly [S in Slot]?: EventLevel }
}

type Where<Words extends PropertyKey, Facts> = [Words] extends [never] ? object : Facts
type Told<C extends ChapterName> = Exclude<EventsOf<C>, Composed>

/** What texts need to know of a chapter in any language. */
export type ChapterFacts<C extends ChapterName> = Where<
  Told<C>,
  {
    readonly levels: {
      readonly [Type in Told<C>]: EventLevel | ((event: EventOf<Type>) => EventLevel)
    }
  }
> &
  Payments &
  Where<
    ActionsOf<C>,
    {
      /** Gathers what is to be said of an action from what everybody sees. */
      readonly actions: {
        readonly [Name in ActionsOf<C>]: (l: GameView, seat: number, argument: number) => ActionFacts[Name]
      }
    }
  > &
  Asks

/** When a chapter asks something. */
export interface Asks {
  /** What several ask, or warn of, at the same moment comes by this, the lowest first; usually 0. */
  readonly rank?: number
  /** Of those who must decide while such a frame is on top … */
  readonly frames?: Readonly<Partial<Record<FrameName, FrameFacts>>>
  /** … at such a stage of the turn … */
  readonly stages?: Readonly<Record<number, (l: GameView, seat: number) => Question>>
  /** … or in jail before the throw, if it is asked there. */
  readonly jailed?: (l: GameView, seat: number) => Question | null
  /** What may be done beside that. */
  readonly may?: (l: GameView, seat: number) => Question | null
  /** What accepting an offer brings that its terms do not say. */
  readonly warnings?: (l: GameView, sides: readonly [Side, Side]) => readonly OfferWarning[]
  /** What one share of a seat is worth, where players consist of shares. */
  readonly price?: (l: GameView, seat: number) => number
}

/** Chapters of which there is nothing to know. */
type Silent = {
  readonly [C in ChapterName]: Nothing extends ChapterFacts<C> ? C : never
}[ChapterName]

export type AllFacts = { readonly [C in Exclude<ChapterName, Silent>]: ChapterFacts<C> } & {
  readonly [C in Silent]?: ChapterFacts<C>
}
