import { MAX_AMOUNT } from '../limits.ts'
import type { ActionName, ArgumentOf, LotName } from '../vocabulary.ts'

/** How many kinds of action can be told apart, none included. */
export const ACTION_CODES = 64
/** The codes of the core's actions: the first two of every rulebook, see kit/book/lexicon.ts. */
export const THROW = 1
export const END_TURN = 2
/** The code of an action that a rulebook has not got: it is refused with `notInRulebook`. */
export const NO_ACTION = 0

const KIND_BITS = 6
const SEAT_BITS = 3
const SEAT_MASK = (1 << SEAT_BITS) - 1
const KIND_MASK = (1 << KIND_BITS) - 1

/**
 * An action packed into one integer: kind, seat and argument; `Book.codes` numbers the kinds. The terms of an offer lie
 * in `Terms`.
 */
export type Packed = number

/** An action as one integer; without a code one that no rulebook has. */
export function pack(code: number | undefined, seat: number, argument = 0): Packed {
  return (code ?? NO_ACTION) | (seat << KIND_BITS) | (argument << (KIND_BITS + SEAT_BITS))
}

/** The code of a packed action in its rulebook. */
export function codeOf(action: Packed): number {
  return action & KIND_MASK
}

/** The seat that acts. */
export function seatOf(action: Packed): number {
  return (action >> KIND_BITS) & SEAT_MASK
}

/** The number of a packed action: an amount, a deed, a space … */
export function argumentOf(action: Packed): number {
  return action >>> (KIND_BITS + SEAT_BITS)
}

/** Whether a value fits into an action as its number. */
export function isArgument(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_AMOUNT
}

const NUMBER_BITS = 5
const NUMBER_MASK = (1 << NUMBER_BITS) - 1
/** The most pieces of a lot that an action can name. */
export const MOST_OF_LOT = NUMBER_MASK

/** Pieces of what a seat has issued: whose, and how many. What they are a chapter says. */
export interface Lot {
  readonly issuer: number
  readonly number: number
}

/** A lot of shares as the number of an action. */
export function packLot(issuer: number, number: number): number {
  return (issuer << NUMBER_BITS) | number
}

/** Whose shares a packed lot has. */
export function issuerOf(argument: number): number {
  return argument >>> NUMBER_BITS
}

/** How many shares a packed lot has. */
export function numberOf(argument: number): number {
  return argument & NUMBER_MASK
}

/** What one side of an offer gives. Deeds and decks (whose jail card) are indices. Chapters add lots of theirs, by name. */
export type Goods = {
  readonly cash?: number
  readonly deeds?: readonly number[]
  readonly jailCards?: readonly number[]
} & { readonly [Name in LotName]?: Lot }

/** An offer: `counters` names the serial of the offer that it answers. */
export interface TermsData {
  readonly to: number
  readonly give: Goods
  readonly get: Goods
  readonly counters?: number
}

/** A move of whatever kind: code that serves all kinds reads it so. What its kind has not is missing. */
export interface AnyMove extends Partial<Lot> {
  readonly do: ActionName
  readonly seat: number
  readonly terms?: TermsData
  readonly deed?: number
  readonly amount?: number
  readonly matter?: number
  readonly space?: number
  readonly choice?: number
}

/** An action as people, records and wires write it: `{ do: 'bid', seat: 1, amount: 120 }`. */
export type Move = {
  [Name in ActionName]: { readonly do: Name; readonly seat: number } & (ArgumentOf<Name> extends 'none'
    ? unknown
    : ArgumentOf<Name> extends 'terms'
      ? { readonly terms: TermsData }
      : ArgumentOf<Name> extends 'lot'
        ? Lot
        : { readonly [Key in ArgumentOf<Name>]: number })
}[ActionName]
