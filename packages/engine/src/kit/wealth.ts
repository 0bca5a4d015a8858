import type { GameView } from '../core/game.ts'

/** A share of all that a seat has, in percent: rounded down, in the money that there is; 0 of debts. */
export function shareOfWealth(l: GameView, seat: number, percent: number): number {
  const { coin } = l.book.board
  return Math.floor((Math.max(0, l.book.wealth(l, seat)) * percent) / 100 / coin) * coin
}
