import { type Lens, NOBODY, type Packed, pack } from '@hausregeln/engine'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { NOTHING } from '../bot.ts'
import { Auction } from './contest.ts'
import { isLegal } from './legal.ts'
import type { Picture } from './picture.ts'
import { caution } from './price.ts'
import { backingBy, lossByPaying } from './reckon.ts'
import { partWorth, standing, worth } from './worth.ts'

/**
 * Of what a deed is worth more to the buyer than to its owner, the owner asks this part, and at most so much of all.
 */
const ASKED = 0.5
const MOST_ASKED = 0.95

/** What an auction must bring, as a share of the minimum price, for half of which the owner stands good. */
const RISK = 0.2

const auction = new Auction()

/** What a deed less would cost its owner. */
function lossOf(p: Picture, seat: number, deed: number): number {
  const before = standing(p, seat)
  p.lend(deed, NOBODY)
  const after = worth(p, seat)
  p.giveBack()
  return before - after
}

/** The same to rounding: what nobody builds with is known until who has what of its group changes. */
function nearlyLost(p: Picture, seat: number, deed: number): number {
  const group = p.ground.book.board.groupOf[deed]!
  if ((p.wholes[seat]! >>> group) & 1) return lossOf(p, seat, deed)
  if (Number.isNaN(p.lost[deed]!)) {
    const before = partWorth(p, seat, group)
    p.lend(deed, NOBODY)
    p.lost[deed] = before - partWorth(p, seat, group)
    p.giveBack()
  }
  return p.lost[deed]! + lossByPaying(p, seat, 0, -backingBy(p, deed))
}

/**
 * The minimum price at which an owner auctions a deed: where another would pay clearly more for it than it is worth to
 * the owner, even with what the buyer gains counted against it; -1 if nobody would. Between the two values it lies
 * nearer to the buyer's.
 */
export function askingPrice(p: Picture, l: Lens, seat: number, deed: number): number {
  auction.readTable(p, l)
  return priceOf(p, l, seat, deed)
}

/** The same, once the table has been read; what nobody can pay enough for is not looked at any further. */
function priceOf(p: Picture, l: Lens, seat: number, deed: number): number {
  const { contest } = auction
  const mind = caution(p)
  const margin = p.tuning.threshold * p.ground.unit
  const kept = p.mortgaged[deed] !== 0 ? interest(l, deed) : 0
  const far = leastReach(nearlyLost(p, seat, deed), mind, margin)
  const bidders = l.s.alive & ~(1 << seat)
  if (MOST_ASKED * far > 2 * l.s.cash[seat]! || !auction.couldReach(p, l, deed, bidders, kept, far)) return -1
  auction.readLot(p, deed)
  auction.readBidders(p, l, deed, bidders, kept, 0, seat, far)
  const buyer = contest.farthest()
  if (contest.reach(buyer) < far) return -1
  const loss = lossOf(p, seat, deed)
  const reach = Math.floor(MOST_ASKED * contest.reach(buyer))
  const value = contest.value[buyer]!
  const least = (loss + mind * value) / (1 + mind)
  const price = Math.ceil(Math.max(least + margin, loss + ASKED * (reach - loss)))
  const gained = price - loss - mind * (value - price)
  if (price > reach || price > 2 * l.s.cash[seat]! || gained < RISK * price) return -1
  return l.book.ways.surcharge.of(l, seat, price) > 0 ? -1 : price
}

/**
 * How far a buyer must reach, so that the least price lies within the most that is asked. What the deed is worth to
 * them is at least as much; a thousandth is left for rounding.
 */
function leastReach(loss: number, mind: number, margin: number): number {
  const share = MOST_ASKED - mind / (1 + mind)
  return share > 0 ? (0.999 * (loss / (1 + mind) + margin)) / share : Number.NEGATIVE_INFINITY
}

/** Puts up the deed that brings most beyond what it is worth, if there is one. */
export function auctionOwn(p: Picture, l: Lens, seat: number): Packed {
  let best = NOTHING
  let most = p.tuning.threshold * p.ground.unit
  auction.readTable(p, l)
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    if (p.owner[deed] !== seat || p.built[l.book.board.groupOf[deed]!] !== 0) continue
    if (!isLegal(l, l.book.codes.putUp, seat, deed)) continue
    const price = priceOf(p, l, seat, deed)
    if (price < 0) continue
    const gained = price - lossOf(p, seat, deed)
    if (gained <= most) continue
    most = gained
    best = pack(l.book.codes.putUp, seat, deed)
  }
  return best
}
