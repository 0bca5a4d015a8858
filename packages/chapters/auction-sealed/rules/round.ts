import { OWN, ruleOnTop, run, STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { sealedBidOf, setSealedBid } from './secrets.ts'

/**
 * Words that every frame has in which sealed bids are taken: who bids in this round, whose bids are in, the least bid,
 * for whom it holds, and what a bidder must keep in cash beside the bid.
 */
export const BIDDERS = OWN
export const IN = OWN + 1
export const LEAST = OWN + 2
export const BOUND = OWN + 3
export const KEPT = OWN + 4
/** The first word that belongs to the kind of frame. */
export const ROUND_OWN = OWN + 5

/** Stage of such a frame: bids are taken. */
export const BIDDING = 0

/** Whether sealed bids are taken now. */
function takesBids(l: GameView): boolean {
  return ruleOnTop(l)?.sealed ?? false
}

/** Seats whose bids are still out, a bit a seat. */
export function stillOut(l: GameView, frame: number): number {
  return l.s.frames[frame + BIDDERS] & ~l.s.frames[frame + IN]
}

/** Whether this seat bids in the round of this frame. */
export function bidsIn(l: GameView, frame: number, seat: number): boolean {
  return ((l.s.frames[frame + BIDDERS] >>> seat) & 1) === 1
}

/** The least that this seat may bid in the round on top: 0 where it need not bid. */
export function leastSealedBid(l: GameView, seat: number): number {
  const frame = topFrame(l)
  return ((l.s.frames[frame + BOUND] >>> seat) & 1) === 1 ? l.s.frames[frame + LEAST] : 0
}

/** The greatest bid that this seat can pay in the round on top. */
export function greatestSealedBid(l: GameView, seat: number): number {
  return mostPayable(l, seat, l.s.frames[topFrame(l) + KEPT])
}

/** The bids of a round are shown, all at once; returns the highest. */
export function revealBids(g: Game, frame: number): number {
  let best = 0
  for (let seat = 0; seat < g.s.seats; seat++) {
    if (!bidsIn(g, frame, seat)) continue
    const bid = sealedBidOf(g, seat)
    g.emit?.('sealedRevealed', 'sealedReveal', seat, bid)
    if (bid > best) best = bid
  }
  return best
}

/** Bidders whose bid is exactly this, a bit a seat. */
export function biddersAt(g: Game, frame: number, bid: number): number {
  let mask = 0
  for (let seat = 0; seat < g.s.seats; seat++)
    if (bidsIn(g, frame, seat) && sealedBidOf(g, seat) === bid) mask |= 1 << seat
  return mask
}

/** A player who leaves bids no more, and their bid counts for nothing. */
export function leaveRound(g: Game, frame: number, seat: number): void {
  g.s.frames[frame + BIDDERS] &= ~(1 << seat)
  g.s.frames[frame + IN] &= ~(1 << seat)
}

/** Clears the sealed bids of all seats. */
export function forgetBids(g: Game): void {
  for (let seat = 0; seat < g.s.seats; seat++) setSealedBid(g, seat, 0)
}

/**
 * Makes a game of what one seat is shown one that can go on: bids of others that lie face down are asked for again, as
 * nobody knows them; those that have been opened are all the same, as they are tied.
 */
export function askForHiddenBids(g: Game, shownTo: number): void {
  if (!takesBids(g)) return
  const frame = topFrame(g)
  const words = g.s.frames
  const isOpened = words[frame + STAGE] !== BIDDING
  for (let seat = 0; seat < g.s.seats; seat++) {
    if (isOpened) setSealedBid(g, seat, bidsIn(g, frame, seat) ? words[frame + LEAST] : 0)
    else if (seat !== shownTo) setSealedBid(g, seat, 0)
  }
  if (isOpened) return
  words[frame + IN] &= 1 << shownTo
  run(g)
}

/** A bid that nobody else sees before all are in. What it names is at stake, so it must be there in cash. */
export const sealedBid: ActionRule = {
  name: 'sealedBid',
  listed: { during: ['sealed', 'shareLot'] },
  check(l, seat, amount) {
    if (!takesBids(l)) return 'noSealedBids'
    const frame = topFrame(l)
    const { frames } = l.s
    if (frames[frame + STAGE] !== BIDDING || !bidsIn(l, frame, seat)) return 'notAskedToBid'
    if (((frames[frame + IN] >>> seat) & 1) === 1) return 'bidAlreadyIn'
    if (amount < leastSealedBid(l, seat)) return 'sealedTooLow'
    return amount > greatestSealedBid(l, seat) ? 'sealedAboveCash' : null
  },
  range(l, seat, range) {
    if (!takesBids(l)) return false
    range.low = leastSealedBid(l, seat)
    range.high = greatestSealedBid(l, seat)
    return range.low <= range.high
  },
  apply(g, seat, amount) {
    setSealedBid(g, seat, amount)
    g.s.frames[topFrame(g) + IN] |= 1 << seat
    g.emit?.('sealedBidIn', 'sealedReveal', seat)
  },
  /** With the bid of the last who had to bid all are opened. */
  reveals: (l, seat) => (l.s.must & ~(1 << seat)) === 0,
}
