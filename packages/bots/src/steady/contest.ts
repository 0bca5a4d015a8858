import type { Lens } from '@hausregeln/engine'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import type { Contest } from '../all-pay.ts'
import { reserveOf } from './invest.ts'
import type { Picture } from './picture.ts'
import { mostFor } from './price.ts'

/**
 * What a lot is worth to each bidder and what each can stake, in terms of a bid: less what bidding costs besides, and
 * without the money that should stay in hand. `base` has already been staked. `self` is the bidder for whom this is read:
 * he is sure of what the lot is worth to him, not that all others see what it is worth to them.
 */
export function readContest(
  p: Picture,
  l: Lens,
  into: Contest,
  lot: number,
  bidders: number,
  kept: number,
  base: number,
  self: number,
): void {
  into.bidders = bidders
  for (let seat = 0; seat < p.seats; seat++) {
    if (((bidders >>> seat) & 1) === 0) continue
    const money = Math.max(0, Math.floor(mostFor(p, seat, lot)) - kept)
    const keen = seat === self ? p.tuning.keen : p.tuning.keenOthers
    into.value[seat] = keen * l.book.surcharge.most(l, seat, money)
    const stake = mostPayable(l, seat, kept + Math.max(0, Math.ceil(reserveOf(p, l, seat)))) - base
    // Whoever has tied has the money at stake already, and can go on to the last of it.
    into.most[seat] = base > 0 ? Math.max(stake, (mostPayable(l, seat, kept) - base) / 2) : stake
  }
}
