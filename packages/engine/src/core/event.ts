import type { Slot } from './slot.ts'

/**
 * Events: flat facts, made only when somebody listens. Each names its numbers here;
 * texts are made from them elsewhere. Accounts (`from`, `to`, `heir`, `creditor`) are a seat, BANK or POT.
 */
export const EVENTS = {
  firstThrow: ['seat', 'dieA', 'dieB'],
  starts: ['seat'],
  dealt: ['seat', 'deed'],
  turnBegan: ['seat', 'round'],
  threw: ['seat', 'dieA', 'dieB', 'dieC'],
  thrownForRent: ['seat', 'dieA', 'dieB', 'dieC'],
  moved: ['seat', 'from', 'to'],
  moneyMoved: ['from', 'to', 'amount', 'deed'],
  jailed: ['seat'],
  freed: ['seat'],
  stayedInJail: ['seat', 'attempt'],
  visited: ['seat', 'space'],
  cardDrawn: ['seat', 'deck', 'card'],
  jailCardKept: ['seat', 'deck'],
  jailCardReturned: ['seat', 'deck'],
  offeredForSale: ['seat', 'deed', 'price'],
  declined: ['seat', 'deed'],
  deedMoved: ['deed', 'from', 'to'],
  auctionOpened: ['deed', 'seat'],
  bid: ['seat', 'amount', 'deed'],
  passed: ['seat', 'deed'],
  auctionWon: ['seat', 'deed', 'amount'],
  auctionUnsold: ['deed'],
  rentDue: ['seat', 'owner', 'deed', 'amount'],
  rentDemanded: ['seat', 'owner', 'deed', 'amount'],
  rentWaived: ['seat', 'owner', 'deed', 'amount'],
  rentLapsed: ['seat', 'owner', 'deed', 'amount'],
  noRent: ['seat', 'owner', 'deed'],
  built: ['seat', 'deed', 'level'],
  sold: ['seat', 'deed', 'level'],
  shortage: ['seat', 'deed', 'stock'],
  wanted: ['seat', 'deed'],
  notWanted: ['seat', 'deed'],
  pieceAuctioned: ['seat', 'stock'],
  pieceWon: ['seat', 'amount'],
  mortgaged: ['seat', 'deed', 'amount'],
  lifted: ['seat', 'deed', 'amount'],
  tradeOffered: ['seat', 'to', 'offer'],
  tradeCountered: ['seat', 'to', 'offer'],
  tradeDeclined: ['seat', 'to', 'offer'],
  tradeWithdrawn: ['seat', 'to', 'offer'],
  tradeLapsed: ['seat', 'to', 'offer'],
  traded: ['seat', 'to', 'offer'],
  debtOpened: ['seat', 'creditor', 'amount'],
  debtPaid: ['seat', 'creditor', 'amount'],
  bankDebt: ['seat', 'amount', 'total'],
  bankDebtRepaid: ['seat', 'amount', 'left'],
  bankrupt: ['seat', 'heir', 'amount'],
  left: ['seat', 'heir'],
  resigned: ['seat'],
  estateAuctioned: ['seat', 'deed'],
  timeUp: [],
  gameOver: ['reason', 'winners'],
  sealedOpened: ['deed', 'seat', 'minimum'],
  sealedBidIn: ['seat'],
  sealedRevealed: ['seat', 'amount'],
  sealedTied: ['deed', 'amount', 'round'],
  lotsDrawn: ['seat'],
  deedSold: ['seat', 'deed', 'amount'],
  satOut: ['seat', 'round'],
  paymentCut: ['seat', 'creditor', 'paid', 'owed'],
  eliminated: ['seat'],
  notForSale: ['seat', 'deed', 'holder'],
  claimed: ['seat', 'deed'],
  claimLapsed: ['seat', 'deed'],
  noFurtherThrow: ['seat'],
  cardsShuffled: ['deck'],
  lostByDebt: ['seat', 'debt', 'value'],
  minimumSet: ['seat', 'deed', 'amount'],
  sharesWanted: ['seat', 'issuer', 'number', 'minimum'],
  sharesUnsold: ['issuer', 'number'],
  sharesMoved: ['from', 'to', 'issuer', 'number', 'price'],
  reportOwed: ['seat'],
  reported: ['seat', 'cash', 'property', 'shares', 'price'],
  reportLate: ['seat'],
  dividend: ['seat', 'perShare', 'total'],
  takenOver: ['seat', 'heir', 'shares'],
  adjusted: ['what', 'of', 'value', 'hotel'],
  corrected: ['entry'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type EventType = keyof typeof EVENTS

/** Hears every event with the slot of its rule and its numbers in the order of `EVENTS`. */
export type Listener = (type: EventType, slot: Slot, a?: number, b?: number, c?: number, d?: number, e?: number) => void

/**
 * An event as a readable fact: `{ type: 'built', slot: 'build', rule: 'K-5.1', seat: 0, deed: 3, level: 2 }`.
 * The slot tells apart what one paragraph of a rulebook may hold together, such as tax and pot.
 */
export type GameEvent = {
  [Type in EventType]: { readonly type: Type; readonly slot: Slot; readonly rule: string } & {
    readonly [Name in (typeof EVENTS)[Type][number]]: number
  }
}[EventType]

/** Makes the readable fact of what a listener heard. */
export function describeEvent(
  type: EventType,
  slot: Slot,
  rule: string,
  numbers: readonly (number | undefined)[],
): GameEvent {
  const fact: Record<string, string | number> = { type, slot, rule }
  EVENTS[type].forEach((name, index) => {
    fact[name] = numbers[index] ?? 0
  })
  return fact as GameEvent
}
