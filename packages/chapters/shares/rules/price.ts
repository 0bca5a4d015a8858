import type { GameView } from '@hausregeln/engine/core/game.ts'
import { wealthByPrices } from '../../ending/rules/ending.ts'
import { sharesEach, sharesOf } from './holdings.ts'

/** Printed prices of a seat's properties (half for mortgaged ones) and the price of its buildings. */
export function propertyValue(l: GameView, seat: number): number {
  return wealthByPrices(l, seat) - l.s.cash[seat]
}

/** What one share of a player is worth whose properties are worth so much: see `sharePrice`. */
export function priceOf(l: GameView, issuer: number, property: number): number {
  return Math.round((l.s.cash[issuer] + property) / sharesEach(l.book))
}

/**
 * What one share of a player is worth now: the part of one share (a 25th, usually) of their cash and property value, to
 * whole money, .5 up.
 */
export function sharePrice(l: GameView, issuer: number): number {
  return priceAt(l, issuer, 0)
}

/** The same if the player had so much more cash. */
export function priceAt(l: GameView, issuer: number, more: number): number {
  return Math.round((wealthByPrices(l, issuer) + more) / sharesEach(l.book))
}

/** Wealth for a ranking: cash, property value, and all shares held, the player's own too, at their price. */
export function wealthWithShares(l: GameView, seat: number): number {
  let wealth = wealthByPrices(l, seat)
  for (let issuer = 0; issuer < l.s.seats; issuer++) {
    const held = sharesOf(l, issuer, seat)
    if (held > 0) wealth += held * sharePrice(l, issuer)
  }
  return wealth
}
