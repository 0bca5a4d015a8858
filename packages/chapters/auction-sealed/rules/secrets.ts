import type { Game } from '@hausregeln/engine/core/game.ts'

/** Only when all bids are in, or for the seat itself. */
export function sealedBidOf(g: Game, seat: number): number {
  return g.s.parts['auction-sealed'].bid[seat]
}

/** Writes down the bid of a seat, which only that seat sees; 0 clears it. */
export function setSealedBid(g: Game, seat: number, amount: number): void {
  g.s.parts['auction-sealed'].bid[seat] = amount
}
