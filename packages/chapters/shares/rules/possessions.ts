import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY, SEATS } from '@hausregeln/engine/core/limits.ts'
import { netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { type Change, NO_CHANGE } from '../../settle/rules/change.ts'
import { inherited, raisable } from '../../settle/rules/possessions.ts'
import { salesATurn, sharesOf } from './holdings.ts'
import { priceAt } from './price.ts'

const prices = new Int32Array(SEATS)
const held = new Int8Array(SEATS)

/** What a seat can raise once this has changed, with its shares. */
export function raisableWithShares(l: GameView, seat: number, change: Readonly<Change> = NO_CHANGE): number {
  return raisable(l, seat, change, shareRaise(l, seat, change))
}

/** What its creditors would inherit then: all shares of others with it; its own are void. */
export function inheritedWithShares(l: GameView, seat: number, change: Readonly<Change>): number {
  lay(l, seat, change)
  held[seat] = 0
  let value = inherited(l, seat, change)
  for (let issuer = 0; issuer < l.s.seats; issuer++) value += held[issuer] * prices[issuer]
  return value
}

/**
 * What a seat that owes could still raise in this turn by selling shares to the bank, the dearest first. The last share
 * of itself stays with it.
 */
function shareRaise(l: GameView, seat: number, change: Readonly<Change>): number {
  lay(l, seat, change)
  held[seat]--
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

/** Lays out what shares a seat holds once this has changed, each at its price then. */
function lay(l: GameView, seat: number, change: Readonly<Change>): void {
  for (let issuer = 0; issuer < l.s.seats; issuer++) {
    held[issuer] = sharesOf(l, issuer, seat) + (issuer === change.issuer ? change.lots : 0)
    prices[issuer] = priceAt(l, issuer, cashChange(seat, issuer, change))
  }
}

function cashChange(seat: number, issuer: number, change: Readonly<Change>): number {
  if (issuer === seat) return change.cash
  return issuer === change.other ? change.otherCash : 0
}

/** Whose shares that are held are worth most; `NOBODY` without any. */
function dearest(l: GameView): number {
  let best = NOBODY
  for (let issuer = 0; issuer < l.s.seats; issuer++)
    if (held[issuer] > 0 && (best === NOBODY || prices[issuer] > prices[best])) best = issuer
  return best
}
