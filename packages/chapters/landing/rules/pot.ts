import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK, POT } from '@hausregeln/engine/core/limits.ts'
import { bankPays, transfer } from '@hausregeln/engine/kit/money.ts'

/** What lies in the middle when a game begins comes from the bank. */
export function layOutPot({ s, book }: Game): void {
  const begun = book.numbers.potStart as number
  s.cash[POT] += begun
  s.cash[BANK] -= begun
}

/** A seat wins what lies in the middle; where a rulebook says so, the bank lays something there again. */
export function takePot(g: Game, seat: number): void {
  const won = g.s.cash[POT]
  if (won === 0) return
  transfer(g, POT, seat, won, 'pot')
  const again = g.book.numbers.potRefill as number
  if (again > 0) bankPays(g, POT, again, 'pot')
}
