import type { Lens } from '../../core/game.ts'
import { NOBODY, SEATS } from '../../core/limits.ts'
import { netOf } from '../../kit/surcharge.ts'
import { raisable } from '../settle/liability.ts'
import { salesATurn, sharesOf } from './holdings.ts'
import { priceAt } from './price.ts'

/** What a deal changes: both sides' cash, and whose shares, how many of them, the first side receives (or gives: below 0). */
export interface Change {
  cash: number
  other: number
  otherCash: number
  issuer: number
  shares: number
}

const none: Readonly<Change> = { cash: 0, other: 0, otherCash: 0, issuer: 0, shares: 0 }
const cashOnly: Change = { ...none }

const prices = new Int32Array(SEATS)
const held = new Int8Array(SEATS)

/** What a seat can raise with its shares once a change has been made, or as things stand. */
export function raisableWith(l: Lens, seat: number, change: Readonly<Change> = none): number {
  return raisable(l, seat) + change.cash + shareRaise(l, seat, change)
}

/** The same once its cash alone has changed by so much. */
export function raisableAfter(l: Lens, seat: number, cash: number): number {
  cashOnly.cash = cash
  return raisableWith(l, seat, cashOnly)
}

/**
 * What a seat that owes could still raise in this turn by selling shares to the bank, the dearest first, each at its
 * price when the change has been made. The last share of itself stays with it.
 */
function shareRaise(l: Lens, seat: number, change: Readonly<Change>): number {
  for (let issuer = 0; issuer < l.s.seats; issuer++) {
    const moved = issuer === change.issuer ? change.shares : 0
    held[issuer] = sharesOf(l, issuer, seat) + moved - (issuer === seat ? 1 : 0)
    prices[issuer] = priceAt(l, issuer, cashChange(seat, issuer, change))
  }
  let left = salesATurn(l.book) - l.s.parts.shares.sold[seat]
  let sum = 0
  while (left > 0) {
    const issuer = dearest(l)
    if (issuer === NOBODY) break
    const number = Math.min(left, held[issuer])
    sum += netOf(l, seat, number * prices[issuer])
    held[issuer] = 0
    left -= number
  }
  return sum
}

function cashChange(seat: number, issuer: number, change: Readonly<Change>): number {
  if (issuer === seat) return change.cash
  return issuer === change.other ? change.otherCash : 0
}

/** Whose shares that are held are worth most; `NOBODY` without any. */
function dearest(l: Lens): number {
  let best = NOBODY
  for (let issuer = 0; issuer < l.s.seats; issuer++)
    if (held[issuer] > 0 && (best === NOBODY || prices[issuer] > prices[best])) best = issuer
  return best
}
