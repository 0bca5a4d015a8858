import { type GameView, topFrame, topKind } from '@hausregeln/engine'
import { costOf } from '@hausregeln/engine/kit/surcharge.ts'
import type { SlipState } from '@hausregeln/view-kit/table/part.ts'
import { leastPrice } from '../rules/auction-sealed.ts'
import { bidsIn, greatestSealedBid, LEAST, leastSealedBid, stillOut } from '../rules/round.ts'
import { SEALED_FRAME } from '../rules/vocabulary.ts'

/** Whether the slip of a seat is in, still out, or none is asked for. `faceDown`: slips that lie on the table. */
export function slipState(l: GameView, seat: number, faceDown: readonly { readonly seat: number }[]): SlipState {
  const frame = topFrame(l)
  if (!bidsIn(l, frame, seat)) return 'none'
  const isOut = (stillOut(l, frame) >>> seat) & 1 && !faceDown.some((slip) => slip.seat === seat)
  return isOut ? 'out' : 'in'
}

/**
 * What a seat can bid in the round on top, from which price on anything is sold, and whether every bidder pays or the
 * winner alone.
 */
export interface SlipTerms {
  readonly low: number
  readonly high: number
  readonly soldFrom: number
  readonly allPay: boolean
}

/** Within which limits a seat may bid, from which price on is sold, and whether all pay. */
export function slipTerms(l: GameView, seat: number): SlipTerms {
  const frame = topFrame(l)
  const isDeed = topKind(l) === SEALED_FRAME
  const allPay = isDeed && l.book.policies.sealedPayment === 'everybody'
  const soldFrom = isDeed ? leastPrice(l, frame) : (l.s.frames[frame + LEAST] ?? 0)
  return { low: leastSealedBid(l, seat), high: greatestSealedBid(l, seat), soldFrom, allPay }
}

/** A bid raised by so much: at least to the price from which anything is sold, at most to what can be paid. */
export function raisedBid(bid: number, raise: number, { high, soldFrom }: SlipTerms): number {
  return Math.min(high, bid < soldFrom ? soldFrom : bid + raise)
}

/** What a bid costs beyond its amount. */
export function extraOf(l: GameView, seat: number, bid: number): number {
  return costOf(l, seat, bid) - bid
}
