import type { GameView } from '@hausregeln/engine'

/** The least money to stay in the game with, where the rulebook puts out a player who has none left. */
export function leastCash(l: GameView): number {
  return l.book.policies.outAtZero ? 1 : 0
}
