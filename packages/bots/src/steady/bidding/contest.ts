import { type GameView, SEATS } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { Contest } from '../../all-pay.ts'
import { reals } from '../../columns.ts'
import type { Picture } from '../reading/picture.ts'
import { added, atMost, denialOf, gainAtPrice, isClaimed, missingFor, mostBeyond } from '../worth/price.ts'
import { reserveOf } from '../worth/reserve.ts'
import { headroom } from '../worth/worth.ts'

/** A sealed auction as a steady player sees it: bidders, and what has been found about them for this table and lot. */
export class Auction {
  readonly contest = new Contest()
  /** By seat: money that it keeps in any auction, and what it gains by the lot at its printed price. */
  private readonly kept = reals<SeatNo>(SEATS)
  private readonly gains = reals<SeatNo>(SEATS)
  /** By seat: the most that the lot is worth to it, or NaN if that has yet to be found. */
  private readonly mosts = reals<SeatNo>(SEATS)
  /** The picture, its number and the lot for which gains and these are known. */
  private of: Picture | null = null
  private stamp = 0
  private lot = 0

  /** Reads what does not depend on the lot: the money that bidders should keep in hand. */
  readTable(p: Picture, l: GameView, bidders: number): void {
    for (let seat: SeatNo = 0; seat < p.seats; seat++)
      if (((bidders & p.alive) >>> seat) & 1) this.kept[seat] = Math.max(0, Math.ceil(reserveOf(p, l, seat)))
  }

  /** The most that any of these bidders can pay for a lot that costs nothing besides. */
  mostPaid(l: GameView, bidders: number): number {
    let most = 0
    for (let seat: SeatNo = 0; seat < l.s.seats; seat++)
      if ((bidders >>> seat) & 1) most = Math.max(most, mostPayable(l, seat, this.kept[seat]))
    return most
  }

  /** Whether anybody could reach so far for somebody else's lot. It errs on the safe side. */
  couldReach(p: Picture, l: GameView, lot: DeedNo, bidders: number, kept: number, least: number): boolean {
    const enough = least / p.tuning.keenOthers
    for (let seat: SeatNo = 0; seat < p.seats; seat++) {
      if (((bidders >>> seat) & 1) === 0 || mostPayable(l, seat, kept + this.kept[seat]) < least) continue
      const missing = missingFor(p, seat, lot, enough)
      if (denialOf(p, lot, Number.POSITIVE_INFINITY) < missing || this.mostDenied(p, seat, lot) < missing) continue
      this.readLot(p, lot)
      if (this.denied(p, seat, lot) >= missing) return true
    }
    return false
  }

  /** What it is worth at most to a seat to keep the lot from the others, by what the deed adds to them and they could build. */
  private mostDenied(p: Picture, seat: SeatNo, lot: DeedNo): number {
    let most = 0
    for (let rival: SeatNo = 0; rival < p.seats; rival++) {
      if (rival === seat || rival === p.owner[lot] || ((p.alive >>> rival) & 1) === 0) continue
      most = Math.max(most, added(p, rival, lot) - atMost(p, rival, lot) + headroom(p, rival))
    }
    return denialOf(p, lot, most)
  }

  /** Reads what everybody would gain by a lot, which is what the others would keep from them. */
  readLot(p: Picture, lot: DeedNo): void {
    if (this.of === p && this.stamp === p.stamp && this.lot === lot) return
    this.of = p
    this.stamp = p.stamp
    this.lot = lot
    this.mosts.fill(Number.NaN)
    for (let seat: SeatNo = 0; seat < p.seats; seat++) {
      const gains = ((p.alive >>> seat) & 1) === 1 && p.owner[lot] !== seat
      this.gains[seat] = gains ? gainAtPrice(p, seat, lot) : 0
    }
  }

  /**
   * What the lot is worth to each bidder and what each can stake, in terms of a bid: less what bidding costs besides,
   * and without the money that should stay in hand. `base` has already been staked. `self` is the bidder for whom this
   * is read: they are sure of what the lot is worth to them, not that all others see what it is worth to them. Where a
   * bid must reach as far as `least`, only who reaches farthest is found.
   */
  readBidders(
    p: Picture,
    l: GameView,
    lot: DeedNo,
    bidders: number,
    kept: number,
    base: number,
    self: SeatNo,
    least: number,
  ): void {
    const { contest } = this
    let enough = least
    contest.bidders = bidders
    for (let seat: SeatNo = 0; seat < p.seats; seat++) {
      if (((bidders >>> seat) & 1) === 0) continue
      const stake = mostPayable(l, seat, kept + this.kept[seat]) - base
      // Those who have tied have the money at stake already, and can go on to the last of it.
      contest.most[seat] = base > 0 ? Math.max(stake, (mostPayable(l, seat, kept) - base) / 2) : stake
      contest.value[seat] = 0
      if (contest.most[seat] < enough) continue
      const keen = seat === self ? p.tuning.keen : p.tuning.keenOthers
      const most = this.mostOf(p, seat, lot, enough / keen)
      contest.value[seat] = keen * l.book.policies.surcharge.most(l, seat, Math.max(0, most - kept))
      if (least > 0) enough = Math.max(enough, contest.reach(seat))
    }
  }

  /** The most that the lot is worth to a seat; 0 if that is less than `enough`. */
  private mostOf(p: Picture, seat: SeatNo, lot: DeedNo, enough: number): number {
    const known = this.mosts[seat]
    if (!Number.isNaN(known)) return known
    const most = Math.floor(mostBeyond(p, seat, lot, this.denied(p, seat, lot), enough))
    if (enough <= 0) this.mosts[seat] = most
    return most
  }

  /** What it is worth to a seat to keep the lot from the others: see price.ts. */
  private denied(p: Picture, seat: SeatNo, lot: DeedNo): number {
    if (p.ground.claims && isClaimed(p, p.ground.book.board.groupOf[lot])) return 0
    let most = 0
    for (let rival: SeatNo = 0; rival < p.seats; rival++)
      if (rival !== seat && ((p.alive >>> rival) & 1) === 1 && this.gains[rival] > most) most = this.gains[rival]
    return denialOf(p, lot, most)
  }
}
