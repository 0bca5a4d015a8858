import type { Lens } from '@hausregeln/engine'

/** The least money to stay in the game with, where the rulebook puts out a player who has none left. */
export function leastCash(l: Lens): number {
  return l.book.ways.outAtZero ? 1 : 0
}
