import { popFrame, pushFrame, STAGE, VOID } from '@hausregeln/engine/core/agenda.ts'
import type { Book, FrameRule } from '@hausregeln/engine/core/book.ts'
import { Chance, chance } from '@hausregeln/engine/core/chance.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { Fee, feeAccount, transfer } from '@hausregeln/engine/kit/money.ts'
import { levy } from '@hausregeln/engine/kit/surcharge.ts'
import { minimumFor } from '../../auction-open/rules/least.ts'
import { handOverDeed } from '../../trade/rules/hand-over.ts'
import { noteUnsold } from '../../trade/rules/notes.ts'
import {
  BIDDERS,
  BIDDING,
  BOUND,
  biddersAt,
  bidsIn,
  forgetBids,
  IN,
  KEPT,
  LEAST,
  leaveRound,
  ROUND_OWN,
  revealBids,
  stillOut,
} from './round.ts'
import { sealedBidOf, setSealedBid } from './secrets.ts'
import { SEALED_FRAME } from './vocabulary.ts'

/** Words of the frame: the lot, ties of the same players in a row, who sells, and the least price. */
const LOT = ROUND_OWN
const TIES = ROUND_OWN + 1
export const SELLER = ROUND_OWN + 2
export const RESERVE = ROUND_OWN + 3

/** Stages beside the bidding: lots are drawn among those tied too often; the seller is asked for the minimum price. */
const LOTS = 1
export const ASKING = 2

/** Puts a deed of the bank's up for a sealed auction in which everybody pays their bid. */
export function openSealedAuction(g: Game, lot: number, bidders: number): void {
  const frame = openRound(g, lot, bidders)
  g.s.frames[frame + SELLER] = BANK
  g.emit?.('sealedOpened', 'sealedOpening', lot, BANK, 0)
}

/**
 * Puts a deed up in its owner's name: all bids are paid to the owner, who does not bid and first says the minimum
 * price.
 */
export function openOwnersAuction(g: Game, seller: number, lot: number): void {
  const frame = openRound(g, lot, ownersBidders(g, seller, lot))
  g.s.frames[frame + SELLER] = seller
  g.s.frames[frame + STAGE] = ASKING
  if (g.s.mortgaged[lot] !== 0) g.s.frames[frame + KEPT] = interest(g, lot)
  g.emit?.('sealedOpened', 'ownerAuction', lot, seller, 0)
}

/** All others who may bid for properties: a bit a seat. */
export function ownersBidders(l: GameView, seller: number, lot: number): number {
  return l.book.policies.bidders(l, lot) & ~(1 << seller)
}

function openRound(g: Game, lot: number, bidders: number): number {
  const frame = pushFrame(g, SEALED_FRAME, g.s.turnSeat)
  g.s.frames[frame + LOT] = lot
  g.s.frames[frame + BIDDERS] = bidders
  return frame
}

/** The deed at auction, and who sells it: a seat or the bank. */
export function sealedLot(l: GameView, frame: number): number {
  return l.s.frames[frame + LOT]
}

/** The account that sells: a seat, or the bank. */
export function sealedSeller(l: GameView, frame: number): number {
  return l.s.frames[frame + SELLER]
}
/** Below this price the owner does not sell. */
export function sealedReserve(l: GameView, frame: number): number {
  return l.s.frames[frame + RESERVE]
}
/** Whether those who tied bid again. */
export function isRebid(l: GameView, frame: number): boolean {
  return l.s.frames[frame + TIES] > 0
}

export const sealedFrame: FrameRule = {
  kind: 'sealed',
  words: ['bidders', 'bidsIn', 'least', 'leastFor', 'kept', 'lot', 'ties', 'seller', 'reserve'],
  name: 'sealed auction',
  sealed: true,
  exclusive: true,
  run(g, frame) {
    const words = g.s.frames
    if (words[frame + STAGE] === VOID) return close(g)
    if (words[frame + STAGE] === ASKING) {
      g.s.must = 1 << words[frame + SELLER]
      return
    }
    if (isRebid(g, frame) && isOneSeat(words[frame + BIDDERS])) return winAlone(g, frame)
    if (words[frame + STAGE] === LOTS && words[frame + BIDDERS] !== 0) return drawLots(g, frame)
    g.s.must = stillOut(g, frame)
    if (g.s.must === 0) openBids(g, frame)
  },
  leave(g, frame, seat) {
    if (g.s.frames[frame + SELLER] === seat) g.s.frames[frame + STAGE] = VOID
    leaveRound(g, frame, seat)
  },
}

function isOneSeat(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

function seatOfMask(mask: number): number {
  return 31 - Math.clz32(mask)
}

/** All bids are in and are shown: sell, bid again, draw lots, or do not sell. */
function openBids(g: Game, frame: number): void {
  const words = g.s.frames
  const bidders = words[frame + BIDDERS]
  const best = revealBids(g, frame)
  if (best === 0 || best < leastPrice(g, frame)) return closeUnsold(g, frame)
  const tied = biddersAt(g, frame, best)
  if (isOneSeat(tied)) return sell(g, frame, seatOfMask(tied))
  words[frame + TIES] = tied === bidders ? words[frame + TIES] + 1 : 1
  g.emit?.('sealedTied', 'sealedTie', words[frame + LOT], best, words[frame + TIES])
  words[frame + BIDDERS] = tied
  words[frame + BOUND] = tied
  words[frame + LEAST] = best
  if (words[frame + TIES] === g.book.numbers.mostTies) words[frame + STAGE] = LOTS
  else words[frame + IN] = 0
}

/** The price below which the lot is not sold: an owner's own, the rulebook's for what is the bank's. */
export function leastPrice(l: GameView, frame: number): number {
  const { frames } = l.s
  return frames[frame + SELLER] === BANK ? minimumFor(l, frames[frame + LOT]) : frames[frame + RESERVE]
}

function drawLots(g: Game, frame: number): void {
  if (!chance(g, Chance.lot, g.s.frames[frame + BIDDERS])) return
  const winner = g.s.outcome[0]
  g.emit?.('lotsDrawn', 'sealedTie', winner)
  sell(g, frame, winner)
}

/** All others who had tied have left: the one who remains has the lot for what they had bid. */
function winAlone(g: Game, frame: number): void {
  const winner = seatOfMask(g.s.frames[frame + BIDDERS])
  setSealedBid(g, winner, g.s.frames[frame + LEAST])
  sell(g, frame, winner)
}

/** The rule by which bids are paid: to the bank, or to an owner who sells. */
function slotOf(seller: number): Slot {
  return seller === BANK ? 'sealedBid' : 'ownerAuction'
}

/** Everybody of the last round pays their bid to the seller, or the winner alone; who receives the deed. */
function sell(g: Game, frame: number, winner: number): void {
  const { frames, seats } = g.s
  const lot = frames[frame + LOT]
  const seller = frames[frame + SELLER]
  const price = g.book.policies.sealedPayment === 'second' ? secondPrice(g, frame, winner) : sealedBidOf(g, winner)
  g.emit?.('auctionWon', slotOf(seller), winner, lot, price)
  for (let seat = 0; seat < seats; seat++)
    if (seat === winner) payBid(g, seat, price, seller, lot)
    else if (g.book.policies.sealedPayment === 'everybody' && bidsIn(g, frame, seat))
      payBid(g, seat, sealedBidOf(g, seat), seller, lot)
  close(g)
  handOverDeed(g, lot, winner)
}

/** What the second-highest of the last round had bid, but no less than the lot is sold for. */
function secondPrice(g: Game, frame: number, winner: number): number {
  let price = leastPrice(g, frame)
  for (let seat = 0; seat < g.s.seats; seat++)
    if (seat !== winner && bidsIn(g, frame, seat)) price = Math.max(price, sealedBidOf(g, seat))
  return price
}

function payBid(g: Game, seat: number, bid: number, seller: number, lot: number): void {
  if (bid === 0) return
  transfer(g, seat, seller, bid, slotOf(seller), lot)
  levy(g, seat, bid)
  if (seller < BANK) levy(g, seller, bid)
}

/** Nobody pays a bid; an owner who had set a minimum price pays a share of it, rounded up. */
function closeUnsold(g: Game, frame: number): void {
  const lot = g.s.frames[frame + LOT]
  const seller = g.s.frames[frame + SELLER]
  const penalty = minimumPenalty(g.book, g.s.frames[frame + RESERVE])
  close(g)
  g.emit?.('auctionUnsold', seller === BANK ? 'sealedNobody' : 'minimumPrice', lot)
  if (seller !== BANK) noteUnsold(g, seller)
  if (penalty > 0) transfer(g, seller, feeAccount(g, Fee.fine), penalty, 'minimumPrice', lot)
}

/** What an owner pays whose minimum price is not reached: a share of it, rounded up. */
export function minimumPenalty({ numbers }: Book, reserve: number): number {
  return reserve === 0 ? 0 : Math.ceil((reserve * (numbers.minimumPenalty as number)) / 100)
}

function close(g: Game): void {
  popFrame(g)
  forgetBids(g)
}

/** The minimum price is set: the others bid. */
export function startBidding(g: Game, frame: number, reserve: number): void {
  g.s.frames[frame + RESERVE] = reserve
  g.s.frames[frame + STAGE] = BIDDING
}
