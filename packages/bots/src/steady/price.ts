import { FREE, type Picture } from './picture.ts'
import { partWorth, standing, worthWith } from './worth.ts'

/** How much of a rival's gain counts as a loss of one's own: all in all with one rival, less with more. */
export function caution(p: Picture): number {
  return p.tuning.caution / Math.sqrt(p.rivals)
}

/** What a deed of the bank's or of another's at this price would add to a seat's worth. */
export function gain(p: Picture, seat: number, deed: number, price: number): number {
  const before = standing(p, seat)
  p.lend(deed, seat)
  const after = worthWith(p, seat, p.cash[seat]! - price)
  p.giveBack()
  return after - before
}

/**
 * Whether a free deed is worth this price to a seat: its own gain, and in part the gain that it keeps from the rival
 * to whom the deed would be worth most. Money that would be missing for rents or buildings counts.
 */
export function isWorth(p: Picture, seat: number, deed: number, price: number): boolean {
  return gain(p, seat, deed, price) + denied(p, seat, deed) >= 0
}

/**
 * What a deed adds to the worth of a seat that builds nothing, its price left aside; infinite if it could build with it.
 * It depends on who has what of the group, and is known until that changes.
 */
export function added(p: Picture, seat: number, deed: number): number {
  const at = deed * p.seats + seat
  const known = p.added[at]!
  if (!Number.isNaN(known)) return known
  const group = p.ground.book.board.groupOf[deed]!
  const before = partWorth(p, seat, group)
  p.lend(deed, seat)
  const after = p.wholes[seat] === 0 ? partWorth(p, seat, group) : Number.POSITIVE_INFINITY
  p.giveBack()
  p.added[at] = after - before
  return p.added[at]!
}

/** The most that a deed for sale is worth to a seat, up to its cash. */
export function mostFor(p: Picture, seat: number, deed: number): number {
  return mostBeyond(p, seat, deed, denied(p, seat, deed), 0)
}

/** The same, if it is worth so much to keep the deed from the others; 0 if it is less than `enough`. */
export function mostBeyond(p: Picture, seat: number, deed: number, denial: number, enough: number): number {
  const least = standing(p, seat) - denial
  const money = p.cash[seat]!
  p.lend(deed, seat)
  const free = worthWith(p, seat, money) - least
  // Where money builds nothing, each piece of it is worth itself at least.
  const isEnough = p.wholes[seat] !== 0 || free >= enough
  const most = isEnough ? highest(p, seat, Math.max(0, money), money, least) : 0
  p.giveBack()
  return most
}

/** The highest whole price up to `most` that leaves a seat with `money` this worth; 0 if none does. */
function highest(p: Picture, seat: number, most: number, money: number, least: number): number {
  if (worthWith(p, seat, money - most) >= least) return most
  let low = 0
  let high = most
  if (p.wholes[seat] === 0) {
    // Money that builds nothing is worth itself, or more where it is missing: so the price is as good as known.
    const { purse, tuning } = p
    const left = least - (worthWith(p, seat, purse) - purse)
    const price = Math.floor(money - (left >= purse ? left : (left + tuning.thin * purse) / (1 + tuning.thin)))
    low = Math.max(low, Math.min(high, price - 1))
    high = Math.min(high, Math.max(low, price + 2))
    if (low > 0 && worthWith(p, seat, money - low) < least) low = 0
    if (high < most && worthWith(p, seat, money - high) >= least) high = most
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (worthWith(p, seat, money - middle) >= least) low = middle
    else high = middle
  }
  return low
}

/**
 * What it is worth to keep a free deed from the rival who would gain most by it at its printed price: a part of his
 * gain, and never more than so many prices, lest a rich rival makes one pay all one's money for being in his way.
 */
export function denied(p: Picture, seat: number, deed: number): number {
  if (p.ground.claims && isClaimed(p, p.ground.book.board.groupOf[deed]!)) return 0
  let most = 0
  for (let rival = 0; rival < p.seats; rival++)
    if (rival !== seat && ((p.alive >>> rival) & 1) === 1) most = Math.max(most, gainAtPrice(p, rival, deed))
  return denialOf(p, deed, most)
}

/** What a deed adds to a seat's worth at its printed price, or for all the money that there is. */
export function gainAtPrice(p: Picture, seat: number, deed: number): number {
  return gain(p, seat, deed, Math.min(p.ground.book.board.price[deed]!, Math.max(0, p.cash[seat]!)))
}

/** What it is worth to keep from a rival a deed by which he would gain so much. */
export function denialOf(p: Picture, deed: number, most: number): number {
  return Math.min(caution(p) * most, p.tuning.denial * p.ground.book.board.price[deed]!)
}

/** Whether somebody has the claim on this group of streets: rivals cannot buy there anyway. */
export function isClaimed(p: Picture, group: number): boolean {
  return p.ground.buildable[group] === 1 && p.held[FREE * p.groups + group]! < p.ground.size[group]!
}
