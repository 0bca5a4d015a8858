import type { GameView } from '@hausregeln/engine/core/game.ts'

/** What must be bid at least for a deed of the bank's: a share of its price, rounded up. */
export function minimumFor({ book }: GameView, deed: number): number {
  const percent = book.numbers.leastBid
  return typeof percent === 'number' ? Math.ceil((book.board.price[deed] * percent) / 100) : 0
}
