import { OWN, popFrame, pushFrame, topFrame, topKind } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK, FRAME_WORDS, NOBODY, SEATS } from '@hausregeln/engine/core/limits.ts'
import { setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { levy, mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { minimumFor } from './least.ts'
import { cheapestPiece, PRICE, WINNER } from './pieces.ts'
import { AUCTION_FRAME } from './vocabulary.ts'

/** Words of the frame: the lot (a deed, or `PIECE` for one building of the shortage frame below) … */
const LOT = OWN
/** … the seats that have not passed … */
const IN = OWN + 1
/** … and each seat's last bid, 0 for none or void. */
const BIDS = OWN + 2

/** The lot is a building. */
export const PIECE = -1

if (BIDS + SEATS > FRAME_WORDS) throw new Error('the auction does not fit its frame')

/** Puts a deed, or a building of the shortage below, up for open auction among `bidders`. */
export function openAuction(g: Game, lot: number, bidders: number): void {
  const frame = pushFrame(g, AUCTION_FRAME, g.s.turnSeat)
  g.s.frames[frame + LOT] = lot
  g.s.frames[frame + IN] = bidders
  if (lot !== PIECE) g.emit?.('auctionOpened', 'auction', lot, g.s.turnSeat)
}

/** The seat with the standing bid, or nobody. */
export function highestBidder(l: GameView, frame: number): number {
  let best = NOBODY
  for (let seat = 0; seat < l.s.seats; seat++) {
    const bid = l.s.frames[frame + BIDS + seat]
    if (bid > 0 && (best === NOBODY || bid > l.s.frames[frame + BIDS + best])) best = seat
  }
  return best
}

/** The highest bid so far; 0 if there is none. */
export function standingBid(l: GameView, frame: number): number {
  const seat = highestBidder(l, frame)
  return seat === NOBODY ? 0 : l.s.frames[frame + BIDS + seat]
}

/** The last bid of a seat; 0: none that holds. */
export function bidOf(l: GameView, frame: number, seat: number): number {
  return l.s.frames[frame + BIDS + seat]
}

/** Whether a seat may still bid. */
export function isInAuction(l: GameView, frame: number, seat: number): boolean {
  return ((l.s.frames[frame + IN] >>> seat) & 1) === 1
}

/** The deed that is auctioned; below 0 for a building. */
export function auctionLot(l: GameView, frame: number): number {
  return l.s.frames[frame + LOT]
}

/** The least that this seat may bid now. */
export function leastBid(l: GameView, frame: number, seat: number): number {
  const standing = standingBid(l, frame)
  const lot = l.s.frames[frame + LOT]
  const isPiece = lot === PIECE
  const least = isPiece ? cheapestPiece(l, frame - FRAME_WORDS, seat) : minimumFor(l, lot)
  const step = isPiece ? l.book.policies.pieceStep : (l.book.numbers.bidStep as number)
  return Math.max(standing === 0 ? 1 : standing + step, least)
}

/** Whether a bid for a building would not pay for any place where this seat could put it. */
function isBelowPiece(l: GameView, frame: number, seat: number, amount: number): boolean {
  return l.s.frames[frame + LOT] === PIECE && amount < cheapestPiece(l, frame - FRAME_WORDS, seat)
}

/** Seats that can still outbid: they have not passed, do not stand highest, and have the cash. */
function canBid(l: GameView, frame: number): number {
  const high = highestBidder(l, frame)
  let able = 0
  for (let seat = 0; seat < l.s.seats; seat++) {
    if (seat === high || ((l.s.frames[frame + IN] >>> seat) & 1) === 0) continue
    if (mostPayable(l, seat) >= leastBid(l, frame, seat)) able |= 1 << seat
  }
  return able
}

export const auctionFrame: FrameRule = {
  kind: 'auction',
  words: ['lot', 'in', 'bids[]'],
  name: 'open auction',
  exclusive: true,
  run(g, frame) {
    g.s.must = canBid(g, frame)
    if (g.s.must === 0) hammer(g, frame)
  },
  leave(g, frame, seat) {
    g.s.frames[frame + IN] &= ~(1 << seat)
    g.s.frames[frame + BIDS + seat] = 0
    for (let other = 0; other < g.s.seats; other++)
      if (((g.s.frames[frame + IN] >>> other) & 1) === 0) g.s.frames[frame + BIDS + other] = 0
  },
}

/** All others have passed: the highest bidder pays and receives. */
function hammer(g: Game, frame: number): void {
  const lot = g.s.frames[frame + LOT]
  const winner = highestBidder(g, frame)
  const price = standingBid(g, frame)
  popFrame(g)
  if (lot === PIECE) {
    const below = frame - FRAME_WORDS
    g.s.frames[below + WINNER] = winner
    g.s.frames[below + PRICE] = price
    return
  }
  if (winner === NOBODY) {
    g.emit?.('auctionUnsold', 'auction', lot)
    return
  }
  g.emit?.('auctionWon', 'auction', winner, lot, price)
  transfer(g, winner, BANK, price, 'auction', lot)
  levy(g, winner, price)
  setOwner(g, lot, winner)
}

export const bid: ActionRule = {
  name: 'bid',
  listed: { during: ['auction'] },
  check(l, seat, amount) {
    if (topKind(l) !== AUCTION_FRAME) return 'noAuction'
    const frame = topFrame(l)
    if (((l.s.frames[frame + IN] >>> seat) & 1) === 0) return 'outOfAuction'
    if (highestBidder(l, frame) === seat) return 'alreadyHighest'
    if (amount > mostPayable(l, seat)) return 'bidAboveCash'
    if (amount >= leastBid(l, frame, seat)) return null
    if (amount <= standingBid(l, frame)) return 'bidTooLow'
    return isBelowPiece(l, frame, seat, amount) ? 'bidBelowPiece' : 'bidBelowLeast'
  },
  range(l, seat, range) {
    if (topKind(l) !== AUCTION_FRAME) return false
    range.low = leastBid(l, topFrame(l), seat)
    range.high = mostPayable(l, seat)
    return range.low <= range.high
  },
  apply(g, seat, amount) {
    const frame = topFrame(g)
    g.s.frames[frame + BIDS + seat] = amount
    g.emit?.('bid', 'auction', seat, amount, g.s.frames[frame + LOT])
  },
}

export const pass: ActionRule = {
  name: 'pass',
  listed: { during: ['auction'] },
  check(l, seat) {
    if (topKind(l) !== AUCTION_FRAME) return 'noAuction'
    const frame = topFrame(l)
    if (((l.s.frames[frame + IN] >>> seat) & 1) === 0) return 'outOfAuction'
    return highestBidder(l, frame) === seat ? 'alreadyHighest' : null
  },
  apply(g, seat) {
    const frame = topFrame(g)
    g.s.frames[frame + IN] &= ~(1 << seat)
    g.emit?.('passed', 'auction', seat, g.s.frames[frame + LOT])
  },
}
