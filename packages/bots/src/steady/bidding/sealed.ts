import { minimumFor } from '@hausregeln/chapters/auction-open/rules/least.ts'
import {
  ASKING,
  isRebid,
  sealedLot,
  sealedReserve,
  sealedSeller,
} from '@hausregeln/chapters/auction-sealed/rules/auction-sealed.ts'
import { BIDDERS, KEPT, LEAST } from '@hausregeln/chapters/auction-sealed/rules/round.ts'
import { greatestMinimum } from '@hausregeln/chapters/owner-auction/rules/owner-auction.ts'
import { SHARE_LOT_FRAME } from '@hausregeln/chapters/shares/rules/vocabulary.ts'
import { BANK, DEEDS, type GameView, type Packed, pack, STAGE, topFrame, topKind } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { cell, type DeedNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { drawBid } from '../../all-pay.ts'
import type { Character } from '../figures/character.ts'
import type { Picture } from '../reading/picture.ts'
import { bidForLot } from '../shares/shares.ts'
import { mostFor } from '../worth/price.ts'
import { Auction } from './contest.ts'
import { askingPrice } from './owner.ts'

const auction = new Auction()
/** Ties are told apart up to this. */
const MAX_TIE = 1024

/** The minimum price of the seat's own auction, as far as it can stand good for it. */
function minimumOf(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo): number {
  return Math.max(0, Math.min(askingPrice(p, l, seat, deed), greatestMinimum(l, seat)))
}

/** A sealed bid, or the minimum price of the seat's own auction. */
export function bidSealed(p: Picture, l: GameView, seat: SeatNo, character: Character): Packed {
  if (topKind(l) === SHARE_LOT_FRAME) return pack(l.book.codes.sealedBid, seat, bidForLot(p, l, seat))
  const frame = topFrame(l)
  if (l.s.frames[cell(frame, STAGE)] === ASKING)
    return pack(l.book.codes.setMinimum, seat, minimumOf(p, l, seat, sealedLot(l, frame)))
  const bid = l.book.policies.sealedPayment === 'everybody' ? allPayBid : winnersBid
  return pack(l.book.codes.sealedBid, seat, bid(p, l, seat, frame, character))
}

/**
 * Where the winner alone pays: what the lot is worth if they pay the second-highest bid, and less the fewer others bid
 * if they pay their own, as the theory of such auctions has it. After a tie no less than before.
 */
function winnersBid(p: Picture, l: GameView, seat: SeatNo, frame: number): number {
  const lot = sealedLot(l, frame)
  const bidders = popCount(l.s.frames[cell(frame, BIDDERS)])
  const worth = mostFor(p, seat, lot)
  const shaded =
    l.book.policies.sealedPayment === 'second' ? worth : Math.floor((worth * (bidders - 1)) / Math.max(1, bidders))
  const wanted = worth >= minimumFor(l, lot) ? Math.max(shaded, minimumFor(l, lot)) : 0
  const least = isRebid(l, frame) ? l.s.frames[cell(frame, LEAST)] : 0
  return Math.max(least, Math.min(wanted, mostPayable(l, seat, l.s.frames[cell(frame, KEPT)])))
}

/** Names the round of bids: the throw, the lot, and after a tie what was bid before. */
function momentOf(l: GameView, lot: DeedNo, base: number): number {
  return (l.s.throwsMade * DEEDS + lot) * MAX_TIE + (base % MAX_TIE)
}

/** Everybody's value and money are read off the table; what is bid after a tie comes on top of what was bid before. */
function allPayBid(p: Picture, l: GameView, seat: SeatNo, frame: number, character: Character): number {
  const lot = sealedLot(l, frame)
  const base = isRebid(l, frame) ? l.s.frames[cell(frame, LEAST)] : 0
  const kept = l.s.frames[cell(frame, KEPT)]
  const bidders = l.s.frames[cell(frame, BIDDERS)]
  auction.readTable(p, l, bidders)
  auction.readLot(p, lot)
  auction.readBidders(p, l, lot, bidders, kept, base, seat, Number.NEGATIVE_INFINITY)
  const least = sealedSeller(l, frame) === BANK ? minimumFor(l, lot) : sealedReserve(l, frame)
  const reserve = Math.max(0, least - base)
  const bid = base + drawBid(auction.contest, seat, reserve, character.draw(momentOf(l, lot, base)))
  return Math.min(bid, mostPayable(l, seat, kept))
}
