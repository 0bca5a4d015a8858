import type { GameEvent } from '@hausregeln/engine'
import type { Books } from './books.ts'
import type { Line } from './ledger.ts'

/** What was bid for: a deed, or shares in a player. */
export type Lot = { readonly deed: number } | { readonly issuer: number; readonly number: number }

/** A bid, and what came of it. */
export interface Bid {
  readonly line: Line
  readonly lot: Lot | null
  readonly sealed: boolean
  readonly seat: number
  readonly amount: number
  readonly outcome: 'won' | 'tied' | null
}

/** All bids in the order in which they were made or turned over; those that have won, and those that have tied, say so. */
export function bidsOf({ lines }: Books): Bid[] {
  const bids: Bid[] = []
  let lot: Lot | null = null
  /** The first bid for this lot, and of the round that is going on. */
  let begun = 0
  let round = 0
  for (const line of lines) {
    const { event } = line
    if (event === null) continue
    const opened = lotOf(event)
    if (opened !== null) {
      lot = opened
      round = bids.length
      begun = bids.length
    }
    if (event.type === 'sealedRevealed')
      bids.push({ line, lot, sealed: true, seat: event.seat, amount: event.amount, outcome: null })
    if (event.type === 'bid')
      bids.push({ line, lot, sealed: false, seat: event.seat, amount: event.amount, outcome: null })
    if (event.type === 'sealedTied') {
      mark(bids, round, ({ amount }) => amount === event.amount, 'tied')
      round = bids.length
    }
    const winner = lot === null ? -1 : winnerOf(event)
    if (winner < 0) continue
    const last = bids.findLastIndex(({ seat }, at) => seat === winner && at >= begun)
    if (last >= 0) mark(bids, last, ({ seat }) => seat === winner, 'won')
    lot = null
  }
  return bids
}

function lotOf(event: GameEvent): Lot | null {
  if (event.type === 'sealedOpened' || event.type === 'auctionOpened') return { deed: event.deed }
  return event.type === 'sharesWanted' ? { issuer: event.issuer, number: event.number } : null
}

/** Who has won by this event; -1: nobody. Of shares that change hands only those that were bid for count. */
function winnerOf(event: GameEvent): number {
  if (event.type === 'auctionWon') return event.seat
  return event.type === 'sharesMoved' && event.slot === 'sharePurchase' ? event.to : -1
}

function mark(bids: Bid[], from: number, isMeant: (bid: Bid) => boolean, outcome: Bid['outcome']): void {
  for (let at = Math.max(0, from); at < bids.length; at++) {
    const bid = bids[at]
    if (bid !== undefined && isMeant(bid)) bids[at] = { ...bid, outcome }
  }
}
