import type { Game } from '../../core/game.ts'
import { BANK } from '../../core/limits.ts'

/** The players' money comes out of the bank's, as does what has been laid out before. */
export function layOutBank(g: Game): void {
  g.s.cash[BANK] += (g.book.numbers.bankCash as number) - g.s.seats * g.book.startCash
}
