import type { GameView } from '@hausregeln/engine'
import { type CellNo, cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { readinessOfTable } from '../reading/manners.ts'
import { FREE } from '../reading/owners.ts'
import type { Picture } from '../reading/picture.ts'
import { backingBy, CLOSE, lossByPaying, reckonedMost, UNSURE } from './reckon.ts'
import { partWorth, standing, worthWith } from './worth.ts'

/** How much of a rival's gain counts as a loss of the seat's own: all in all with one rival, less with more. */
export function caution(p: Picture): number {
  return p.tuning.caution / Math.sqrt(p.rivals)
}

/**
 * How many times as much as usual it counts to keep a deed from the others: what players who never sell have got, nobody
 * can buy from them.
 */
export function lasting(p: Picture, l: GameView, seat: SeatNo): number {
  return 1 + p.tuning.lasting * (1 - readinessOfTable(l, seat))
}

/** What a deed of the bank's or of another's at this price would add to a seat's worth. */
export function gain(p: Picture, seat: SeatNo, deed: DeedNo, price: number): number {
  const before = standing(p, seat)
  p.lend(deed, seat)
  const after = worthWith(p, seat, p.cash[seat] - price)
  p.giveBack()
  return after - before
}

/**
 * Whether a free deed is worth this price to a seat: its own gain, and in part the gain that it keeps from the rival
 * to whom the deed would be worth most, `weight` times as much as usual. Money that would be missing for rents or
 * buildings counts.
 */
export function isWorth(p: Picture, seat: SeatNo, deed: DeedNo, price: number, weight = 1): boolean {
  return gain(p, seat, deed, price) + denied(p, seat, deed, weight) >= 0
}

/**
 * What a deed adds to the worth of a seat's part of its group; infinite if the group is whole with it. It depends on
 * who has what of the group, and is known until that changes.
 */
export function added(p: Picture, seat: SeatNo, deed: DeedNo): number {
  const at: CellNo = deed * p.seats + seat
  const known = p.added[at]
  if (!Number.isNaN(known)) return known
  const group = p.ground.book.board.groupOf[deed]
  const before = partWorth(p, seat, group)
  p.lend(deed, seat)
  const isWhole = (p.wholes[seat] >>> group) & 1
  const after = isWhole ? Number.POSITIVE_INFINITY : partWorth(p, seat, group)
  p.giveBack()
  p.added[at] = after - before
  return p.added[at]
}

/** What it must be worth at least to keep a deed from the others for it to be worth so much; in doubt less. */
export function missingFor(p: Picture, seat: SeatNo, deed: DeedNo, price: number): number {
  return lossByPaying(p, seat, price, backingBy(p, deed)) - CLOSE - added(p, seat, deed)
}

/** The most that a deed for sale is worth to a seat, up to its cash; `weight` as for `isWorth`. */
export function mostFor(p: Picture, seat: SeatNo, deed: DeedNo, weight = 1): number {
  return mostBeyond(p, seat, deed, denied(p, seat, deed, weight), 0)
}

/** The same, if it is worth so much to keep the deed from the others; 0 if it is less than `enough`. */
export function mostBeyond(p: Picture, seat: SeatNo, deed: DeedNo, denial: number, enough: number): number {
  const reckoned = p.wholes[seat] === 0 ? reckonedMost(p, seat, added(p, seat, deed) + denial, enough) : UNSURE
  if (reckoned !== UNSURE) return reckoned
  const least = standing(p, seat) - denial
  const money = p.cash[seat]
  const most = Math.max(0, money)
  const lowest = Math.ceil(enough)
  p.lend(deed, seat)
  const isEnough = lowest <= 0 || (lowest <= most && worthWith(p, seat, money - lowest) >= least)
  const price = isEnough ? highest(p, seat, most, money, least) : 0
  p.giveBack()
  return price
}

/** The highest whole price up to `most` that leaves a seat with `money` this worth; 0 if none does. */
function highest(p: Picture, seat: SeatNo, most: number, money: number, least: number): number {
  let tooLittle = worthWith(p, seat, money - most) - least
  if (tooLittle >= 0) return most
  let beyond = worthWith(p, seat, money) - least
  if (beyond < 0) return 0
  let low = 0
  let high = most
  // The less money, the less worth, mostly by straight lines: where they lead is tried, and every third time the
  // middle.
  for (let tries = 1; high - low > 1; tries++) {
    const share = tries % 3 === 0 ? 0.5 : beyond / (beyond - tooLittle)
    const price = Math.min(high - 1, Math.max(low + 1, Math.floor(low + share * (high - low))))
    const left = worthWith(p, seat, money - price) - least
    if (left >= 0) {
      low = price
      beyond = left
    } else {
      high = price
      tooLittle = left
    }
  }
  return low
}

/**
 * What it is worth to keep a free deed from the rival who would gain most by it at its printed price: a part of their
 * gain, and never more than so many prices, lest the seat pays all its money for being in a rich rival's way.
 */
export function denied(p: Picture, seat: SeatNo, deed: DeedNo, weight = 1): number {
  if (p.ground.claims && isClaimed(p, p.ground.book.board.groupOf[deed])) return 0
  let most = 0
  for (let rival: SeatNo = 0; rival < p.seats; rival++)
    if (rival !== seat && ((p.alive >>> rival) & 1) === 1) most = Math.max(most, gainAtPrice(p, rival, deed))
  return denialOf(p, deed, weight * most)
}

/** A deed's printed price, or all the money that there is. */
export function atMost(p: Picture, seat: SeatNo, deed: DeedNo): number {
  return Math.min(p.ground.book.board.price[deed], Math.max(0, p.cash[seat]))
}

/** What a deed adds to a seat's worth at its printed price, or for all the money that there is. */
export function gainAtPrice(p: Picture, seat: SeatNo, deed: DeedNo): number {
  const price = atMost(p, seat, deed)
  const more = added(p, seat, deed)
  if (more === Number.POSITIVE_INFINITY || p.owner[deed] === seat) return gain(p, seat, deed, price)
  return more - lossByPaying(p, seat, price, backingBy(p, deed))
}

/** What it is worth to keep from a rival a deed by which they would gain so much. */
export function denialOf(p: Picture, deed: DeedNo, most: number): number {
  return Math.min(caution(p) * most, p.tuning.denial * p.ground.book.board.price[deed])
}

/** Whether somebody has the claim on this group of streets: rivals cannot buy there anyway. */
export function isClaimed(p: Picture, group: GroupNo): boolean {
  return p.ground.buildable[group] === 1 && p.held[cell(FREE * p.groups, group)] < p.ground.size[group]
}
