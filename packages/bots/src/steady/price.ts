import { FREE, type Picture } from './picture.ts'
import { worth } from './worth.ts'

/** How much of a rival's gain counts as a loss of one's own: all in all with one rival, less with more. */
export function caution(p: Picture): number {
  return p.tuning.caution / Math.sqrt(p.rivals)
}

/** What a deed of the bank's or of another's at this price would add to a seat's worth. */
export function gain(p: Picture, seat: number, deed: number, price: number, before: number): number {
  const from = p.owner[deed]!
  p.move(deed, seat)
  p.cash[seat]! -= price
  const after = worth(p, seat)
  p.cash[seat]! += price
  p.move(deed, from)
  return after - before
}

/**
 * Whether a free deed is worth this price to a seat: its own gain, and in part the gain that it keeps from the rival
 * to whom the deed would be worth most. Money that would be missing for rents or buildings counts.
 */
export function isWorth(p: Picture, seat: number, deed: number, price: number): boolean {
  return gain(p, seat, deed, price, worth(p, seat)) + denied(p, seat, deed) >= 0
}

/** The most that a deed for sale is worth to a seat, up to its cash. */
export function mostFor(p: Picture, seat: number, deed: number): number {
  const least = worth(p, seat) - denied(p, seat, deed)
  const money = p.cash[seat]!
  const from = p.owner[deed]!
  p.move(deed, seat)
  const most = highest(money, (price) => {
    p.cash[seat] = money - price
    return worth(p, seat) >= least
  })
  p.cash[seat] = money
  p.move(deed, from)
  return most
}

/**
 * What it is worth to keep a free deed from the rival who would gain most by it at its printed price: a part of his
 * gain, and never more than so many prices, lest a rich rival makes one pay all one's money for being in his way.
 */
export function denied(p: Picture, seat: number, deed: number): number {
  if (p.ground.claims && isClaimed(p, p.ground.book.board.groupOf[deed]!)) return 0
  let most = 0
  for (let rival = 0; rival < p.seats; rival++) {
    if (rival === seat || ((p.alive >>> rival) & 1) === 0) continue
    const price = Math.min(p.ground.book.board.price[deed]!, Math.max(0, p.cash[rival]!))
    most = Math.max(most, gain(p, rival, deed, price, worth(p, rival)))
  }
  return Math.min(caution(p) * most, p.tuning.denial * p.ground.book.board.price[deed]!)
}

/** Whether somebody has the claim on this group of streets: rivals cannot buy there anyway. */
function isClaimed(p: Picture, group: number): boolean {
  return p.ground.buildable[group] === 1 && p.held[FREE * p.groups + group]! < p.ground.size[group]!
}

/** The highest whole amount up to `most` that is still good, if whatever is good stays good for less; 0 if none is. */
function highest(most: number, isGood: (amount: number) => boolean): number {
  let low = 0
  let high = Math.max(0, most)
  if (isGood(high)) return high
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isGood(middle)) low = middle
    else high = middle
  }
  return low
}
