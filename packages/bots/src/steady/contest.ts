import { type Lens, SEATS } from '@hausregeln/engine'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { Contest } from '../all-pay.ts'
import { reserveOf } from './invest.ts'
import type { Picture } from './picture.ts'
import { added, denialOf, gainAtPrice, isClaimed, mostBeyond } from './price.ts'

/** What sums of the same in another order may differ by. */
const NEARLY = 0.999

/** A sealed auction as a steady player sees it: bidders, and what has been found about them for this table and lot. */
export class Auction {
  readonly contest = new Contest()
  /** By seat: money that it keeps in any auction, and what it gains by the lot at its printed price. */
  private readonly kept = new Float64Array(SEATS)
  private readonly gains = new Float64Array(SEATS)

  /** Reads what does not depend on the lot: the money that everybody should keep in hand. */
  readTable(p: Picture, l: Lens): void {
    for (let seat = 0; seat < p.seats; seat++)
      if ((p.alive >>> seat) & 1) this.kept[seat] = Math.max(0, Math.ceil(reserveOf(p, l, seat)))
  }

  /**
   * Whether anybody could reach so far for somebody else's lot. It errs on the safe side: what a lot adds is known
   * without valuing all that a seat has, unless its money builds.
   */
  couldReach(p: Picture, l: Lens, lot: number, bidders: number, kept: number, least: number): boolean {
    const enough = (NEARLY * least) / p.tuning.keenOthers
    let areGainsKnown = false
    for (let seat = 0; seat < p.seats; seat++) {
      if (((bidders >>> seat) & 1) === 0 || mostPayable(l, seat, kept + this.kept[seat]!) < least) continue
      if (p.wholes[seat] !== 0) return true
      if (!areGainsKnown) this.boundGains(p, lot)
      areGainsKnown = true
      if (added(p, seat, lot) + this.denied(p, seat, lot) >= enough) return true
    }
    return false
  }

  /** Reads what everybody would gain by a lot at most. */
  private boundGains(p: Picture, lot: number): void {
    const price = p.ground.book.board.price[lot]!
    for (let seat = 0; seat < p.seats; seat++) {
      if (((p.alive >>> seat) & 1) === 0 || p.owner[lot] === seat) this.gains[seat] = 0
      else if (p.wholes[seat] !== 0) this.gains[seat] = gainAtPrice(p, seat, lot)
      else this.gains[seat] = added(p, seat, lot) - Math.min(price, Math.max(0, p.cash[seat]!))
    }
  }

  /** Reads what everybody would gain by a lot, which is what the others would keep from them. */
  readLot(p: Picture, lot: number): void {
    for (let seat = 0; seat < p.seats; seat++) this.gains[seat] = (p.alive >>> seat) & 1 ? gainAtPrice(p, seat, lot) : 0
  }

  /**
   * What the lot is worth to each bidder and what each can stake, in terms of a bid: less what bidding costs besides, and
   * without the money that should stay in hand. `base` has already been staked. `self` is the bidder for whom this is
   * read: he is sure of what the lot is worth to him, not that all others see what it is worth to them. Of whoever
   * reaches less far than `least` no more is found than that.
   */
  readBidders(
    p: Picture,
    l: Lens,
    lot: number,
    bidders: number,
    kept: number,
    base: number,
    self: number,
    least: number,
  ): void {
    const { contest } = this
    contest.bidders = bidders
    for (let seat = 0; seat < p.seats; seat++) {
      if (((bidders >>> seat) & 1) === 0) continue
      const stake = mostPayable(l, seat, kept + this.kept[seat]!) - base
      // Whoever has tied has the money at stake already, and can go on to the last of it.
      contest.most[seat] = base > 0 ? Math.max(stake, (mostPayable(l, seat, kept) - base) / 2) : stake
      contest.value[seat] = 0
      if (contest.most[seat]! < least) continue
      const keen = seat === self ? p.tuning.keen : p.tuning.keenOthers
      const most = Math.floor(mostBeyond(p, seat, lot, this.denied(p, seat, lot), least / keen))
      contest.value[seat] = keen * l.book.ways.surcharge.most(l, seat, Math.max(0, most - kept))
    }
  }

  /** What it is worth to a seat to keep the lot from the others: see price.ts. */
  private denied(p: Picture, seat: number, lot: number): number {
    if (p.ground.claims && isClaimed(p, p.ground.book.board.groupOf[lot]!)) return 0
    let most = 0
    for (let rival = 0; rival < p.seats; rival++)
      if (rival !== seat && ((p.alive >>> rival) & 1) === 1 && this.gains[rival]! > most) most = this.gains[rival]!
    return denialOf(p, lot, most)
  }
}
