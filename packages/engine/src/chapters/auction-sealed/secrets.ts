import type { Game } from '../../core/game.ts'
import { SECRET_WORDS } from '../../core/state.ts'

/** Word of a seat's secrets: its sealed bid. Nobody else's view contains it. */
const BID = 0

/** Only when all bids are in, or for the seat itself. */
export function sealedBidOf(g: Game, seat: number): number {
  return g.s.secrets[seat * SECRET_WORDS + BID]
}

export function setSealedBid(g: Game, seat: number, amount: number): void {
  g.s.secrets[seat * SECRET_WORDS + BID] = amount
}
