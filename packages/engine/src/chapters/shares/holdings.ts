import type { Game, Lens } from '../../core/game.ts'
import { SHAREHOLDERS } from './section.ts'

/** Shares of which every player consists, and how many of them are at least 51 %. */
export const SHARES_EACH = 25
export const MAJORITY = 13

/** Shares that a player may sell to the bank in a turn, over all issuers. */
export const SALES_A_TURN = 5

/** How many shares of `issuer` this holder has: a seat or the bank. None where a rulebook knows no shares. */
export function sharesOf(l: Lens, issuer: number, holder: number): number {
  return l.s.parts.shares?.held[issuer * SHAREHOLDERS + holder] ?? 0
}

/** Everybody begins with all shares of his own. */
export function issueShares(g: Game): void {
  const { held, reportCash } = g.s.parts.shares
  for (let seat = 0; seat < g.s.seats; seat++) {
    held[seat * SHAREHOLDERS + seat] = SHARES_EACH
    reportCash[seat] = g.book.startCash
  }
}

/** All shares that a seat holds of players in the game. */
export function sharesHeld(l: Lens, seat: number): number {
  let held = 0
  for (let issuer = 0; issuer < l.s.seats; issuer++) held += sharesOf(l, issuer, seat)
  return held
}

/** All shares that a seat holds of other players in the game. */
export function sharesOfOthers(l: Lens, seat: number): number {
  return sharesHeld(l, seat) - sharesOf(l, seat, seat)
}
