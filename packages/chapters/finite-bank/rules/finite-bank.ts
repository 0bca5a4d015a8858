import { end, richest } from '@hausregeln/engine/core/end.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { endsRound } from '@hausregeln/engine/kit/seats.ts'
import { endByTime } from '../../ending/rules/ending.ts'

/** The players' money comes out of the bank's, as does what has been laid out before. */
export function layOutBank(g: Game): void {
  g.s.cash[BANK] += (g.book.numbers.bankCash as number) - g.s.seats * g.book.startCash
}

/** What the bank can pay of a sum; it remembers having fallen to 0. */
export function payOut(g: Game, sum: number): number {
  const left = g.s.cash[BANK]
  if (sum >= left) g.s.parts.money.bankBroke = 1
  return Math.min(sum, left)
}

/** A finite bank that has paid out its last money ends the game with the round; later income of its does not undo that. */
export function endByBank(g: Game): void {
  endByTime(g)
  if (g.s.over === 0 && g.s.parts.money.bankBroke !== 0 && endsRound(g)) end(g, 'bankBroke', richest(g), 'bankBroke')
}
