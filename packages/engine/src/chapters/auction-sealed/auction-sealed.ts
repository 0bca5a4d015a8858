import { Frame, OWN, popFrame, pushFrame, STAGE, topFrame, topKind } from '../../core/agenda.ts'
import type { ActionRule, FrameRule } from '../../core/book.ts'
import { Chance, chance } from '../../core/chance.ts'
import type { Chapter } from '../../core/chapter.ts'
import type { Game } from '../../core/game.ts'
import { BANK } from '../../core/limits.ts'
import { setOwner } from '../../kit/deeds.ts'
import { transfer } from '../../kit/money.ts'
import { levy, mostPayable } from '../../kit/surcharge.ts'
import { sealedBidOf, setSealedBid } from './secrets.ts'

/** Words of the frame: the lot, who bids in this round, whose bids are in, the least bid, ties of the same players in a row. */
const LOT = OWN
const BIDDERS = OWN + 1
const IN = OWN + 2
const MINIMUM = OWN + 3
const TIES = OWN + 4

/** Stages: bids are taken; lots are drawn among those tied too often. */
const BIDDING = 0
const LOTS = 1

/** Ties of the same players after which the bank draws lots. */
const MOST_TIES = 3

/** Puts a deed of the bank's up for a sealed auction in which everybody pays his bid. */
export function openSealedAuction(g: Game, lot: number, bidders: number): void {
  const frame = pushFrame(g, Frame.sealed, g.s.turnSeat)
  g.s.frames[frame + LOT] = lot
  g.s.frames[frame + BIDDERS] = bidders
  g.say?.('sealedOpened', 'sealedBid', lot, g.s.turnSeat, 0)
}

const sealedFrame: FrameRule = {
  kind: Frame.sealed,
  name: 'sealed auction',
  exclusive: true,
  run(g, frame) {
    const words = g.s.frames
    if (words[frame + STAGE] === LOTS) return drawLots(g, frame)
    g.s.must = words[frame + BIDDERS] & ~words[frame + IN]
    if (g.s.must === 0) openBids(g, frame)
  },
  leave(g, frame, seat) {
    g.s.frames[frame + BIDDERS] &= ~(1 << seat)
    g.s.frames[frame + IN] &= ~(1 << seat)
    setSealedBid(g, seat, 0)
  },
}

/** All bids are in and are shown: sell, bid again, draw lots, or leave the deed with the bank. */
function openBids(g: Game, frame: number): void {
  const words = g.s.frames
  const bidders = words[frame + BIDDERS]
  let best = 0
  let tied = 0
  for (let seat = 0; seat < g.s.seats; seat++) {
    if (((bidders >>> seat) & 1) === 0) continue
    const bid = sealedBidOf(g, seat)
    g.say?.('sealedRevealed', 'sealedBid', seat, bid)
    if (bid > best) {
      best = bid
      tied = 0
    }
    if (bid === best && bid > 0) tied |= 1 << seat
  }
  if (best === 0) return closeUnsold(g, frame)
  if ((tied & (tied - 1)) === 0) return sell(g, frame, 31 - Math.clz32(tied))
  words[frame + TIES] = tied === bidders ? words[frame + TIES] + 1 : 1
  g.say?.('sealedTied', 'sealedTie', words[frame + LOT], best, words[frame + TIES])
  words[frame + BIDDERS] = tied
  words[frame + MINIMUM] = best
  if (words[frame + TIES] === MOST_TIES) words[frame + STAGE] = LOTS
  else words[frame + IN] = 0
}

function drawLots(g: Game, frame: number): void {
  if (!chance(g, Chance.lot, g.s.frames[frame + BIDDERS])) return
  const winner = g.s.outcome[0]
  g.say?.('lotsDrawn', 'sealedTie', winner)
  sell(g, frame, winner)
}

/** Everybody of the last round pays his bid; the winner receives the deed. */
function sell(g: Game, frame: number, winner: number): void {
  const lot = g.s.frames[frame + LOT]
  const bidders = g.s.frames[frame + BIDDERS]
  popFrame(g)
  g.say?.('auctionWon', 'sealedBid', winner, lot, sealedBidOf(g, winner))
  for (let seat = 0; seat < g.s.seats; seat++) {
    const bid = ((bidders >>> seat) & 1) === 1 ? sealedBidOf(g, seat) : 0
    if (bid > 0) {
      transfer(g, seat, BANK, bid, 'sealedBid', lot)
      levy(g, seat, bid)
    }
  }
  forgetBids(g)
  setOwner(g, lot, winner)
}

function closeUnsold(g: Game, frame: number): void {
  const lot = g.s.frames[frame + LOT]
  popFrame(g)
  forgetBids(g)
  g.say?.('auctionUnsold', 'sealedNobody', lot)
}

function forgetBids(g: Game): void {
  for (let seat = 0; seat < g.s.seats; seat++) setSealedBid(g, seat, 0)
}

const sealedBid: ActionRule = {
  code: 25,
  check(l, seat, amount) {
    if (topKind(l) !== Frame.sealed) return 'noAuction'
    const frame = topFrame(l)
    if (l.s.frames[frame + STAGE] !== BIDDING || ((l.s.frames[frame + BIDDERS] >>> seat) & 1) === 0)
      return 'outOfAuction'
    if (((l.s.frames[frame + IN] >>> seat) & 1) === 1) return 'bidAlreadyIn'
    if (amount < l.s.frames[frame + MINIMUM]) return 'sealedTooLow'
    return amount > mostPayable(l, seat) ? 'bidAboveCash' : null
  },
  range(l, seat, range) {
    if (topKind(l) !== Frame.sealed) return false
    range.low = l.s.frames[topFrame(l) + MINIMUM]
    range.high = mostPayable(l, seat)
    return range.low <= range.high
  },
  apply(g, seat, amount) {
    setSealedBid(g, seat, amount)
    g.s.frames[topFrame(g) + IN] |= 1 << seat
    g.say?.('sealedBidIn', 'sealedBid', seat)
  },
}

/** The sealed auction in which every bidder pays his own bid. */
export const auctionSealed: Chapter = {
  name: 'auction-sealed',
  slots: ['sealedBid', 'sealedTie', 'sealedNobody'],
  frames: [sealedFrame],
  actions: [sealedBid],
}
