import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'

/** What a seat owes the bank; nothing where a rulebook knows no such debt. */
export function bankDebtOf(l: GameView, seat: number): number {
  return l.s.parts.money?.debt[seat] ?? 0
}

/** Income repays a debt at the bank first. */
export function repayBank(g: Game, seat: number): void {
  const { cash } = g.s
  const { debt } = g.s.parts.money
  if (debt[seat] === 0) return
  const part = Math.min(cash[seat], debt[seat])
  cash[seat] -= part
  cash[BANK] += part
  debt[seat] -= part
  g.emit?.('bankDebtRepaid', 'bankDebt', seat, part, debt[seat])
}
