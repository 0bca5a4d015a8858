import { MAX_AMOUNT } from './limits.ts'

/** What the number of an action means. */
export type Argument = 'none' | 'deed' | 'amount' | 'matter' | 'space' | 'choice' | 'shares' | 'terms'

/** Every kind of action: its number when packed, and its argument. The order is part of saved records. */
export const ACTIONS = {
  throw: { code: 1, argument: 'none' },
  endTurn: { code: 2, argument: 'none' },
  buy: { code: 3, argument: 'none' },
  decline: { code: 4, argument: 'none' },
  bid: { code: 5, argument: 'amount' },
  pass: { code: 6, argument: 'none' },
  demand: { code: 7, argument: 'matter' },
  waive: { code: 8, argument: 'matter' },
  build: { code: 9, argument: 'deed' },
  sell: { code: 10, argument: 'deed' },
  mortgage: { code: 11, argument: 'deed' },
  lift: { code: 12, argument: 'deed' },
  payBail: { code: 13, argument: 'none' },
  playJailCard: { code: 14, argument: 'none' },
  offer: { code: 15, argument: 'terms' },
  accept: { code: 16, argument: 'matter' },
  refuse: { code: 17, argument: 'matter' },
  withdraw: { code: 18, argument: 'matter' },
  bankrupt: { code: 19, argument: 'none' },
  want: { code: 20, argument: 'none' },
  leaveIt: { code: 21, argument: 'none' },
  place: { code: 22, argument: 'deed' },
  chooseMove: { code: 23, argument: 'choice' },
  jumpTo: { code: 24, argument: 'space' },
  sealedBid: { code: 25, argument: 'amount' },
  sellDeed: { code: 26, argument: 'deed' },
  stay: { code: 27, argument: 'none' },
  buyRemote: { code: 28, argument: 'deed' },
  buildRemote: { code: 29, argument: 'deed' },
  putUp: { code: 30, argument: 'deed' },
  setMinimum: { code: 31, argument: 'amount' },
  sellShares: { code: 32, argument: 'shares' },
  buyShares: { code: 33, argument: 'shares' },
  report: { code: 34, argument: 'none' },
} as const satisfies Readonly<Record<string, { code: number; argument: Argument }>>

export type ActionName = keyof typeof ACTIONS
export const ACTION_CODES = 64

const KIND_BITS = 6
const SEAT_BITS = 3
const SEAT_MASK = (1 << SEAT_BITS) - 1
const KIND_MASK = (1 << KIND_BITS) - 1

/** An action packed into one integer: kind, seat and argument. The terms of an offer lie in `Terms`. */
export type Packed = number

export function pack(code: number, seat: number, argument = 0): Packed {
  return code | (seat << KIND_BITS) | (argument << (KIND_BITS + SEAT_BITS))
}
export function codeOf(action: Packed): number {
  return action & KIND_MASK
}
export function seatOf(action: Packed): number {
  return (action >> KIND_BITS) & SEAT_MASK
}
export function argumentOf(action: Packed): number {
  return action >>> (KIND_BITS + SEAT_BITS)
}
export function isArgument(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_AMOUNT
}

const NUMBER_BITS = 5
const NUMBER_MASK = (1 << NUMBER_BITS) - 1

/** Shares as the argument of an action: whose, and how many (up to 31). */
export interface ShareLot {
  readonly issuer: number
  readonly number: number
}
export function packShares(issuer: number, number: number): number {
  return (issuer << NUMBER_BITS) | number
}
export function issuerOf(argument: number): number {
  return argument >>> NUMBER_BITS
}
export function numberOf(argument: number): number {
  return argument & NUMBER_MASK
}

/** What one side of an offer gives. Deeds and decks (whose jail card) are indices. */
export interface Goods {
  readonly cash?: number
  readonly shares?: ShareLot
  readonly deeds?: readonly number[]
  readonly jailCards?: readonly number[]
}

/** An offer: `counters` names the serial of the offer that it answers. */
export interface TermsData {
  readonly to: number
  readonly give: Goods
  readonly get: Goods
  readonly counters?: number
}

type ArgumentOf<Name extends ActionName> = (typeof ACTIONS)[Name]['argument']

/** An action as people, records and wires write it: `{ do: 'bid', seat: 1, amount: 120 }`. */
export type Move = {
  [Name in ActionName]: { readonly do: Name; readonly seat: number } & (ArgumentOf<Name> extends 'none'
    ? unknown
    : ArgumentOf<Name> extends 'terms'
      ? { readonly terms: TermsData }
      : ArgumentOf<Name> extends 'shares'
        ? ShareLot
        : { readonly [Key in ArgumentOf<Name>]: number })
}[ActionName]

export const ACTION_NAMES: readonly (ActionName | undefined)[] = (() => {
  const names: (ActionName | undefined)[] = new Array(ACTION_CODES).fill(undefined)
  for (const name of Object.keys(ACTIONS) as ActionName[]) names[ACTIONS[name].code] = name
  return names
})()
