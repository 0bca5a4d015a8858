import type { Packed } from './action/action.ts'
import type { Listed } from './action/listed.ts'
import type { Board } from './board.ts'
import type { NumberValue } from './choice.ts'
import type { Game, GameView } from './game.ts'
import type { PolicyValues } from './policy.ts'
import type { Layout } from './state/layout.ts'
import type { Text } from './text.ts'
import type {
  ActionName,
  AdjustName,
  Argument,
  EndReasonName,
  EventType,
  FrameName,
  OptionName,
  Refusal,
  Slot,
} from './vocabulary.ts'

/** The range of a templated action's argument, filled by `ActionRule.range`. */
export interface Range {
  low: number
  high: number
}

/** One kind of action: legality is written once, in `check`, and reads only what everybody sees. */
export interface ActionRule {
  readonly name: ActionName
  check(l: GameView, seat: number, argument: number): Refusal | null
  /** When it can be legal at all, and on which deeds: see `Listed`. */
  readonly listed?: Listed | ((book: Book) => Listed) | undefined
  /** For lots: the most pieces that can be dealt in at once. For choices: how many there are. */
  readonly most?: ((book: Book) => number) | undefined
  /** For amounts: fills the legal range, or says that there is none. For terms: whether the seat may offer at all. */
  readonly range?: ((l: GameView, seat: number, range: Range) => boolean) | undefined
  apply(g: Game, seat: number, argument: number): void
  /**
   * Whether what was hidden is shown as soon as this seat acts so: a seat that has seen it cannot take its own action
   * back.
   */
  readonly reveals?: ((l: GameView, seat: number) => boolean) | undefined
}

/** One kind of frame. */
export interface FrameRule {
  readonly kind: FrameName
  /** What the game then waits for, in words. */
  readonly name: string
  /**
   * Names of its stages, and of its own words from the first on, for people and programs that read a position;
   * `name[]`: a word a seat.
   */
  readonly stages?: Readonly<Record<string, number>>
  readonly words?: readonly string[]
  /** Whether bids lie in it that nobody sees before all are in. */
  readonly sealed?: boolean
  /** While it is on top only those in `must` act, and no other money moves. */
  readonly exclusive: boolean
  /** Called while the frame is on top: does what can be done, then asks (`must`), waits for chance, or pops itself. */
  run(g: Game, frame: number): void
  /** `seat` leaves the game; everything it owed or was owed goes to `heir`. */
  leave(g: Game, frame: number, seat: number, heir: number): void
  /** Adds what `debtor` still owes by this frame: `claims` holds money by account. */
  claims?(l: GameView, frame: number, debtor: number, claims: Int32Array): void
}

/**
 * Out of the tables of frames and actions, what nearly every step of a game needs, by name: V8 takes a field of a
 * rulebook for constant and lays the rule into the step, which it does with no element of an array.
 */
export interface OftenRules {
  readonly turn: FrameRule
  readonly throw: ActionRule
  readonly endTurn: ActionRule
}

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

/** Carries out a card of one kind for who has drawn it; `first`, `second`: its amounts, as `cardA` and `cardB` have them. */
export type CarryOut = (g: Game, frame: number, seat: number, first: number, second: number) => void

/** One kind of open matter. */
export interface MatterRule {
  readonly name: string
  /** Whether any is open: what `setOpen` must have been told, a law. */
  isOpen?(l: GameView): boolean
  /** Whether an elimination waits until none is open. */
  readonly holds?: boolean
  /** Seats that may act on such a matter now. */
  may(l: GameView): number
  /** The actions by which those who may act answer it. */
  readonly answers?: readonly ActionName[]
  /** Calls `visit` with the serial of every open matter that `seat` may act on. */
  each(l: GameView, seat: number, visit: (serial: number) => void): void
  /** What there is to be told of the open matter with this serial, as named fields. */
  tell?(l: GameView, serial: number): Readonly<Record<string, unknown>>
  /** The serial that the matter with this serial in `was` has in `now`, where the game has run differently; 0: none. */
  renamed?(was: GameView, serial: number, now: GameView): number
  /** `seat` throws the dice for a move. */
  onThrow?(g: Game, seat: number): void
  /** Something about this deed changes: owner, level or mortgage. */
  onDeed?(g: Game, deed: number): void
  /** A deck's jail card changes hands. */
  onJailCard?(g: Game, deck: number): void
  /** Pieces of a lot of this issuer change hands or lapse. */
  onLot?(g: Game, issuer: number): void
  onLeave(g: Game, seat: number): void
}

/** What happens when a piece comes to rest: continues the turn frame. */
export type Landing = (g: Game, frame: number, seat: number) => void

/**
 * What a sensible player does by a chapter before a throw, or where it asks, as far as the table can see; 0: nothing.
 */
export type Advice = (l: GameView, seat: number) => Packed

export interface OptionDef {
  readonly id: OptionName
  readonly name: Text
  readonly rule: string
  readonly min: number
  readonly max: number
  readonly default: number
}

/** All words that a rulebook knows: those of its chapters, of the kit and of the core. */
export interface Words {
  readonly slots: readonly Slot[]
  /** Slots by their numbers. */
  readonly slotOf: ReadonlyMap<number, Slot>
  /** The slot of the rule by which an action is refused. */
  readonly refusals: Readonly<Partial<Record<Refusal, Slot>>>
  /** Names of the numbers of an event. */
  readonly events: Readonly<Partial<Record<EventType, readonly string[]>>>
  /** What the number of an action means. */
  readonly actions: Readonly<Partial<Record<ActionName, Argument>>>
  /** What can be set right from outside; events name it by its place here. */
  readonly adjustments: readonly AdjustName[]
  /** The name under which an offer has a lot, or none. */
  readonly lot: string | null
  readonly options: readonly OptionName[]
  readonly frames: readonly FrameName[]
  readonly endings: readonly EndReasonName[]
}

/** Numbers of the kinds of action that a rulebook has. They lie in no record. */
export type Codes = Readonly<Partial<Record<ActionName, number>>>

/** A rulebook compiled for play: tables only, so that several books run in one process without slowing each other. */
export interface Book {
  readonly id: string
  /** Its version in its edition. */
  readonly version: number
  /** The edition of the rules for which it is compiled. */
  readonly edition: number
  /** The same book as it is in another edition, compiled when it is first asked for; throws `BookError`. */
  readonly inEdition: (edition: number) => Book
  /** The hash of its rules, without names and texts: the same in every edition. */
  readonly identity: () => string
  /** Where everything lies in its states. */
  readonly layout: Layout
  readonly board: Board
  readonly minSeats: number
  readonly maxSeats: number
  readonly startCash: number
  readonly salaryPass: number
  readonly salaryLand: number
  readonly houses: number
  readonly hotels: number
  readonly options: readonly OptionDef[]
  readonly words: Words
  readonly codes: Codes
  /** Kinds of action by their codes. */
  readonly actionNames: readonly (ActionName | undefined)[]
  /** Where the options lie in the state. */
  readonly places: Readonly<Partial<Record<OptionName, number>>>
  /** Names of its chapters. */
  readonly chapters: ReadonlySet<string>
  /** The choice by policy, by name; what it did in an earlier edition may be another thing (`policies`). */
  readonly chosen: Readonly<Record<string, string>>
  /** All its numbers by name. */
  readonly numbers: Readonly<Record<string, NumberValue>>
  /** Rule id by slot, for the slots of its chapters. */
  readonly rules: Readonly<Partial<Record<Slot, string>>>
  /** By the last bits of a frame's number: see `frameRule`. */
  readonly frameTable: readonly (FrameRule | undefined)[]
  readonly frameMask: number
  readonly actions: readonly (ActionRule | undefined)[]
  readonly often: OftenRules
  readonly matters: readonly MatterRule[]
  /** A bit of `State.open` by kind of open matter. */
  readonly openBits: Readonly<Record<string, number>>
  /** The bits of those that keep a player who is about to leave. */
  readonly holding: number
  /** What can be set right from outside. */
  readonly adjusts: Readonly<Record<string, AdjustRule | undefined>>
  /**
   * By kind of frame: the codes of the actions of the chapter that lays it, with which a question there is answered.
   */
  readonly answers: ReadonlyMap<number, readonly number[]>
  /** What chapters let a turn wait for: stages by their names, beside those of the turn itself. */
  readonly stages: Readonly<Record<string, number>>
  /** What its chapters advise a player to do before a throw, or where they ask. */
  readonly advice: readonly Advice[]
  /** Whether a card that only a real table has can be carried out: see kit/written.ts. */
  fitsWritten(l: GameView, outcome: readonly number[]): boolean
  /** What cards can do by the rules of its chapters: a bit an effect (kit/effects.ts). */
  readonly effects: number
  /** How, by the number of the effect. */
  readonly carryOut: readonly (CarryOut | undefined)[]
  /** By kind of space. */
  readonly landings: readonly Landing[]
  /** What was chosen of each policy: what its choice puts here. */
  readonly policies: PolicyValues
  /** Of these what the core asks: lays the first frames of a new game. */
  open(g: Game): void
  /** What becomes of the possessions of a seat that leaves. */
  estate(g: Game, seat: number, heir: number): void
  /** A seat gives up. */
  resign(g: Game, seat: number): void
  /** A seat has left: may end the game. */
  seatLeft(g: Game): void
  /** Wealth for a ranking. */
  wealth(l: GameView, seat: number): number
  /** Houses of a street that make place for a hotel. */
  readonly housesBeforeHotel: number
}
