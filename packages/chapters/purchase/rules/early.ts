import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'

/** Nobody buys of the bank or bids for a property in the first rounds. */
export function afterRounds(l: GameView): Refusal | null {
  return l.s.round > (l.book.numbers.closedRounds as number) ? null : 'tooEarlyToBuy'
}

/** Nobody buys of the bank or bids for a property before they have once reached or passed the start. */
export function afterLap(l: GameView, seat: number): Refusal | null {
  return l.s.laps[seat] > 0 ? null : 'lapBeforeBuying'
}

/** Those in the game who may buy this deed of the bank, or bid for it in any auction: a bit a seat. */
export function buyersOf(l: GameView, deed: number): number {
  let buyers = 0
  for (let seat = 0; seat < l.s.seats; seat++)
    if ((l.s.alive >>> seat) & 1 && l.book.policies.mayBuy(l, seat, deed) === null) buyers |= 1 << seat
  return buyers
}
