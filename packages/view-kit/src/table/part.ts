import type { ActionName, GameView, Rulebook, Slot, SpaceDef } from '@hausregeln/engine'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Question } from '@hausregeln/rulebooks/texts/index.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { LogLine } from '../game/types.ts'
import type { Locale } from '../i18n/index.ts'
import type { TradeStart } from './context.ts'

/** A kind of question that the game asks of a seat. */
export type Ask = Question['ask']

/** Something that is shown while one of these questions is asked. */
export interface Shown {
  readonly on: readonly Ask[]
  readonly show: ComponentType
}

/** What the owner of a deed may do with it: on its card, and perhaps in the list of their deeds. */
export interface DeedControl {
  /** Actions of one place take turns there, so that the focus stays when one becomes the other. */
  readonly place: string
  /** The action for this deed now, whether or not it is legal; null: none. */
  readonly action: (l: GameView, deed: number) => ActionName | null
  /** Its button in the list of deeds. */
  readonly row?: { readonly icon: LucideIcon; readonly shown: (l: GameView, seat: number, deed: number) => boolean }
  /** The deed may leave its owner by it: then its card closes. */
  readonly leaves?: boolean
}

export interface SeatProps {
  readonly seat: number
}
export interface DeedProps {
  readonly deed: number
  readonly onClose: () => void
}
export interface SpaceProps {
  readonly space: number
}
export interface TradeProps {
  readonly start: TradeStart
  readonly onClose: () => void
}
export interface GroupProps {
  readonly group: number | null
  readonly onClose: () => void
}

/** What the card of a kind of space tells: the paragraph of a rule, and facts beside it. */
export interface SpaceCard {
  readonly rule?: Slot
  readonly facts?: ComponentType<SpaceProps>
}

/** Whether the screen has a control of its own for a legal action while `ask` is asked of the seat. */
export type Reach = (l: GameView, seat: number, argument: number, ask: Ask) => boolean

/** What others have laid before the players at this screen: answered in the decision panel, beside the question. */
export interface Pending {
  readonly on: Ask
  /** `me`: who decides at this screen, `persons`: all who sit there. */
  readonly is: (l: GameView, me: number, persons: readonly number[]) => boolean
  /** Before the question or after its answers. */
  readonly at: 'above' | 'below'
  readonly show: ComponentType<{ readonly beside: boolean }>
  /** The title while nothing else is asked; left out: who decides. */
  readonly title?: (locale: Locale) => string
}

/** A slip is not asked for, lies face down or is still out. */
export type SlipState = 'none' | 'in' | 'out'

/** Answers that players write on slips: at a real board its keeper types them and turns all over at once. */
export interface Slips {
  /** Tells a round of them from all others; null: none are written. */
  readonly round: (l: GameView) => string | null
  /** Whether it is a further round about the same. */
  readonly again: (l: GameView) => boolean
  /** `faceDown`: those that are in. */
  readonly state: (l: GameView, seat: number, faceDown: readonly { readonly seat: number }[]) => SlipState
}

/** Pieces of a kind that the bank has left. */
export interface Stock {
  readonly noun: PieceNoun
  readonly left: number
}

/** What a chapter of rules has to show at the table. All of it is there only while it has something to say. */
export interface Part {
  /** The name of its folder. */
  readonly chapter: string
  /** Where what it shows stands among that of other parts: the lowest comes first. Left out: it comes last. */
  readonly place?: number
  /** What is shown to answer a question, in place of buttons. */
  readonly answers?: Readonly<Partial<Record<Ask, ComponentType>>>
  /** Buttons that answer a question, the usual one first; those that are not legal are shown with their reason. */
  readonly buttons?: Readonly<Partial<Record<Ask, readonly ActionName[]>>>
  /** Said below the name of a button where the game goes on by itself: what else the same tap does. */
  readonly leads?: Readonly<Partial<Record<ActionName, (locale: Locale) => string>>>
  /** The rule behind a question that may need to be read up. */
  readonly rules?: Readonly<Partial<Record<Ask, Slot>>>
  /** Questions for which whatever else is open gives way. */
  readonly interrupts?: readonly Ask[]
  /** Told above the buttons. */
  readonly notices?: readonly Shown[]
  /** More buttons beside them. */
  readonly beside?: readonly Shown[]
  /** Shown above every question, in whatever panel it is answered. */
  readonly news?: ComponentType
  /** A panel beside the board, above or below what one holds. */
  readonly panel?: { readonly at: 'above' | 'below'; readonly show: ComponentType }
  /** On one wide screen for all at the table. */
  readonly wide?: ComponentType
  /** Below a player's name and money. */
  readonly seat?: ComponentType<SeatProps>
  /** A word on why a player waits. */
  readonly waits?: (l: GameView, seat: number, locale: Locale) => string | undefined
  /** Above what a player holds. */
  readonly purse?: ComponentType<SeatProps>
  readonly deeds?: readonly DeedControl[]
  /** On the card of a deed, no matter whose it is. */
  readonly deedFacts?: ComponentType<{ readonly deed: number }>
  readonly deedBusiness?: ComponentType<DeedProps>
  /** In the list of a player's own deeds. */
  readonly deedRow?: ComponentType<{ readonly deed: number }>
  /** By kind of space. */
  readonly spaces?: Readonly<Partial<Record<SpaceDef['kind'], SpaceCard>>>
  /** On the stage in the middle of the board, while it says so: what is decided, and what that changes. */
  readonly middle?: {
    /** While one of these is asked of whoever must decide: before all that is shown for another reason. */
    readonly on?: readonly Ask[]
    /** `persons`: who sits at this screen. */
    readonly shown?: (l: GameView, log: readonly LogLine[], persons: readonly number[]) => boolean
    readonly show: ComponentType
    /** Only while no card lies open. */
    readonly quiet?: boolean
  }
  readonly pending?: Pending
  readonly slips?: Slips
  /** What can run out, as everybody sees it. */
  readonly stock?: (l: GameView, board: Rulebook['board']) => readonly Stock[]
  /** What a player may do without being asked. */
  readonly matters?: ComponentType
  /** Opened by `showTrade`. */
  readonly trade?: ComponentType<TradeProps>
  /** Opened by `showGroup`. */
  readonly group?: ComponentType<GroupProps>
  /** Legal actions for which it has a control, beside its buttons. */
  readonly reaches?: Readonly<Partial<Record<ActionName, Reach>>>
}
