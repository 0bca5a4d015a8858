import { DEEDS, type GameView, type Packed, pack } from '@hausregeln/engine'
import type { CellNo, DeedNo, GroupNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import { NONE, reals } from '../../columns.ts'
import type { Picture } from '../reading/picture.ts'
import { backingBy, CLOSE, lossByPaying } from '../worth/reckon.ts'
import { groupWorth, headroom, mostOfWhole, partWorthWithout, standing, worth } from '../worth/worth.ts'
import { Asking } from './asking.ts'
import { Auction } from './contest.ts'

const auction = new Auction()
const asking = new Asking()

/** By deed: what it less would cost its owner in this picture, or NaN if that has yet to be found. */
const losses = reals<DeedNo>(DEEDS)
let lossesIn: Picture | null = null
let lossesAt = 0

/** What a deed less would cost its owner. */
function lossOf(p: Picture, seat: SeatNo, deed: DeedNo): number {
  if (lossesIn !== p || lossesAt !== p.stamp) losses.fill(Number.NaN)
  lossesIn = p
  lossesAt = p.stamp
  if (Number.isNaN(losses[deed])) {
    const before = standing(p, seat)
    p.lend(deed, NONE)
    losses[deed] = before - worth(p, seat)
    p.giveBack()
  }
  return losses[deed]
}

/**
 * What a deed less would take from its group at least, as what nobody builds with and as a whole that its owner has no
 * money to build on: known until that group changes.
 */
function groupLost(p: Picture, seat: SeatNo, deed: DeedNo, group: GroupNo): number {
  if (Number.isNaN(p.lost[deed]))
    p.lost[deed] = groupWorth(p, seat, group, Number.NEGATIVE_INFINITY) - partWorthWithout(p, seat, group, deed)
  return p.lost[deed]
}

/** What a deed less would cost its owner, to rounding. */
function nearlyLost(p: Picture, seat: SeatNo, deed: DeedNo): number {
  const group = p.ground.book.board.groupOf[deed]
  if ((p.wholes[seat] >>> group) & 1) return lossOf(p, seat, deed)
  return groupLost(p, seat, deed, group) + lossByPaying(p, seat, 0, -backingBy(p, deed))
}

/**
 * A bound below that. With less to build with, the worth of whole groups grows by no more than what is missing; of an
 * only one, with whatever money there is, no less is lost than without any; of one of several, no less than what all of
 * them could gain with more money leaves of it. That is found exactly unless it is more than `enough` anyway.
 */
function leastLost(p: Picture, seat: SeatNo, deed: DeedNo, enough: number): number {
  const group = p.ground.book.board.groupOf[deed]
  const wholes = p.wholes[seat]
  if (wholes === 0) return groupLost(p, seat, deed, group)
  if (wholes === 1 << group) return groupLost(p, seat, deed, group) - CLOSE
  if (((wholes >>> group) & 1) === 0) return groupLost(p, seat, deed, group) - backingBy(p, deed)
  const least = mostOfWhole(p, seat, group) - headroom(p, seat) - partWorthWithout(p, seat, group, deed) - CLOSE
  return least > enough ? least : lossOf(p, seat, deed)
}

/**
 * A bound of all its deeds of a group: known until that group changes, unless it is one of several whole ones, where there
 * is none.
 */
function leastLostOf(p: Picture, seat: SeatNo, group: GroupNo): number {
  const wholes = p.wholes[seat]
  if ((wholes >>> group) & 1 && wholes !== 1 << group) return Number.NEGATIVE_INFINITY
  const at: CellNo = seat * p.groups + group
  const bounds = wholes === 0 ? p.leastLost : p.leastLostBacked
  if (Number.isNaN(bounds[at])) readLeastLost(p, seat, group, at)
  return bounds[at]
}

function readLeastLost(p: Picture, seat: SeatNo, group: GroupNo, at: CellNo): void {
  const { groupStart, groupEnd, groupDeeds } = p.ground.book.board
  let least = Number.POSITIVE_INFINITY
  let backed = Number.POSITIVE_INFINITY
  for (let i = groupStart[group]; i < groupEnd[group]; i++) {
    const deed = groupDeeds[i]
    if (p.owner[deed] !== seat) continue
    const lost = groupLost(p, seat, deed, group)
    least = Math.min(least, lost)
    backed = Math.min(backed, lost - backingBy(p, deed) - CLOSE)
  }
  p.leastLost[at] = least
  p.leastLostBacked[at] = backed
}

/**
 * The minimum price at which an owner auctions a deed: where another would pay clearly more for it than it is worth to
 * the owner, even with what the buyer gains counted against it; -1 if nobody would. Between the two values it lies
 * nearer to the buyer's.
 */
export function askingPrice(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo): number {
  asking.read(p)
  auction.readTable(p, l, othersThan(l, seat))
  const far = asking.leastReach(nearlyLost(p, seat, deed))
  return isInReach(p, l, seat, deed, far) ? priceOf(p, l, seat, deed, far) : -1
}

/** All who may bid for a deed of this owner's. */
function othersThan(l: GameView, seat: SeatNo): number {
  return l.s.alive & ~(1 << seat)
}

/** Whether anybody could reach so far for a deed of the owner's. It errs on the safe side. */
function isInReach(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, far: number): boolean {
  return auction.couldReach(p, l, deed, othersThan(l, seat), lifted(p, l, deed), far)
}

/** What taking over a deed costs besides. */
function lifted(p: Picture, l: GameView, deed: DeedNo): number {
  return p.mortgaged[deed] !== 0 ? interest(l, deed) : 0
}

/** The price for who reaches farthest, if that is as far as `far`; once the table has been read. */
function priceOf(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, far: number): number {
  const { contest } = auction
  auction.readLot(p, deed)
  auction.readBidders(p, l, deed, othersThan(l, seat), lifted(p, l, deed), 0, seat, far)
  const buyer = contest.farthest()
  const reach = contest.reach(buyer)
  if (reach < far) return -1
  const price = asking.price(lossOf(p, seat, deed), contest.value[buyer], reach)
  return price > 2 * l.s.cash[seat] || l.book.policies.surcharge.of(l, seat, price) > 0 ? -1 : price
}

/**
 * How far somebody must reach for a deed to be put up, which less costs its owner at least `bound`; infinite where the
 * owner, who stands good for half of it, has too little money for any price.
 */
function reachAsked(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, bound: number): number {
  const loss = p.wholes[seat] === 0 ? bound : nearlyLost(p, seat, deed)
  const far = asking.leastReach(loss)
  return asking.leastPrice(loss, far) > 2 * l.s.cash[seat] ? Number.POSITIVE_INFINITY : far
}

/**
 * Puts up the deed that brings most beyond what it is worth, if there is one. Most deeds are worth too much to their owner
 * for the money that is at the table: for the owner's, who stands good for half, or for that of all others.
 */
export function auctionOwn(p: Picture, l: GameView, seat: SeatNo): Packed {
  const { groupStart, groupEnd, groupDeeds } = l.book.board
  let best = NONE
  let most = p.tuning.threshold * p.ground.unit
  let isRead = false
  asking.read(p)
  let mostLoss = asking.mostLossAt(2 * l.s.cash[seat])
  for (let left = p.parts[seat] | p.wholes[seat]; left !== 0; left &= left - 1) {
    const group: GroupNo = 31 - Math.clz32(left & -left)
    if (p.built[group] !== 0 || leastLostOf(p, seat, group) > mostLoss) continue
    for (let i = groupStart[group]; i < groupEnd[group]; i++) {
      const deed = groupDeeds[i]
      if (p.owner[deed] !== seat) continue
      const bound = leastLost(p, seat, deed, mostLoss)
      if (bound > mostLoss) continue
      if (!isRead) {
        isRead = true
        mostLoss = Math.min(mostLoss, mostLossOf(p, l, othersThan(l, seat)))
        if (bound > mostLoss) continue
      }
      const gained = gainedBy(p, l, seat, deed, bound)
      // Of several that bring the same, the first on the board.
      if (gained < most || (gained === most && deed > best)) continue
      if (!isLegal(l, l.book.codes.putUp, seat, deed)) continue
      most = gained
      best = deed
    }
  }
  return best === NONE ? NOTHING : pack(l.book.codes.putUp, seat, best)
}

/**
 * What auctioning a deed, which less costs its owner at least `bound`, would bring beyond what it is worth; less than
 * nothing where nobody would pay that.
 */
function gainedBy(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, bound: number): number {
  const far = reachAsked(p, l, seat, deed, bound)
  if (far === Number.POSITIVE_INFINITY || !isInReach(p, l, seat, deed, far)) return Number.NEGATIVE_INFINITY
  const price = priceOf(p, l, seat, deed, far)
  return price < 0 ? Number.NEGATIVE_INFINITY : price - lossOf(p, seat, deed)
}

/** The most that a deed less may cost its owner for these bidders, who are read here, to reach far enough. */
function mostLossOf(p: Picture, l: GameView, bidders: number): number {
  auction.readTable(p, l, bidders)
  return asking.mostLoss(auction.mostPaid(l, bidders))
}
