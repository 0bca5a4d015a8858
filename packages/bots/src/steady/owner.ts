import { type Lens, type Packed, pack } from '@hausregeln/engine'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { Contest } from '../all-pay.ts'
import { NOTHING } from '../bot.ts'
import { readContest } from './contest.ts'
import { isLegal } from './legal.ts'
import type { Picture } from './picture.ts'
import { caution } from './price.ts'
import { worth } from './worth.ts'

/** Of what a deed is worth more to the buyer than to its owner, the owner asks this part, and at most so much of all. */
const ASKED = 0.5
const MOST_ASKED = 0.95

/** What an auction must bring, as a share of the minimum price, for half of which the owner stands good. */
const RISK = 0.2

const contest = new Contest()

/** What a deed less would cost its owner. */
function lossOf(p: Picture, seat: number, deed: number): number {
  const before = worth(p, seat)
  p.move(deed, -1)
  const after = worth(p, seat)
  p.move(deed, seat)
  return before - after
}

/**
 * The minimum price at which an owner auctions a deed: where another would pay clearly more for it than it is worth to
 * the owner, even with what the buyer gains counted against it; -1 if nobody would. Between the two values it lies
 * nearer to the buyer's.
 */
export function askingPrice(p: Picture, l: Lens, seat: number, deed: number): number {
  const kept = p.mortgaged[deed] !== 0 ? interest(l, deed) : 0
  readContest(p, l, contest, deed, l.s.alive & ~(1 << seat), kept, 0, seat)
  const buyer = contest.farthest()
  const reach = Math.floor(MOST_ASKED * contest.reach(buyer))
  const loss = lossOf(p, seat, deed)
  const mind = caution(p)
  const value = contest.value[buyer]!
  const least = (loss + mind * value) / (1 + mind)
  const price = Math.ceil(Math.max(least + p.tuning.threshold * p.ground.unit, loss + ASKED * (reach - loss)))
  const gained = price - loss - mind * (value - price)
  if (price > reach || price > 2 * l.s.cash[seat]! || gained < RISK * price) return -1
  return l.book.surcharge.of(l, seat, price) > 0 ? -1 : price
}

/** Puts up the deed that brings most beyond what it is worth, if there is one. */
export function auctionOwn(p: Picture, l: Lens, seat: number): Packed {
  let best = NOTHING
  let most = p.tuning.threshold * p.ground.unit
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    if (p.owner[deed] !== seat || p.built[l.book.board.groupOf[deed]!] !== 0) continue
    if (!isLegal(l, l.book.codes.putUp, seat, deed)) continue
    const price = askingPrice(p, l, seat, deed)
    if (price < 0 || price - lossOf(p, seat, deed) <= most) continue
    most = price - lossOf(p, seat, deed)
    best = pack(l.book.codes.putUp, seat, deed)
  }
  return best
}
