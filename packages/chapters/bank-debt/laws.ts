import type { Game } from '@hausregeln/engine/core/game.ts'
import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import type { Law } from '@hausregeln/engine/kit/law.ts'
import { bankDebtOf } from './rules/debt.ts'

/** What holds wherever it is played. */
export const laws: readonly Law[] = [{ name: 'debts at the bank are covered, and repaid first', check: debtLaw }]

/**
 * A debtor of the bank has no cash, as income repays it first; with a limit no debt is above what all possessions would
 * bring.
 */
function debtLaw(g: Game): string | null {
  const { book, s } = g
  for (let seat = 0; seat < s.seats; seat++) {
    const owed = bankDebtOf(g, seat)
    if (owed === 0) continue
    if (((s.alive >>> seat) & 1) === 0) return `seat ${seat} has left, but owes the bank ${owed}.`
    if ((s.cash[seat] ?? 0) > 0) return `seat ${seat} owes the bank ${owed} and has ${s.cash[seat]}.`
    const value = saleValueOf(g, seat)
    if (book.chapters.has('debt-limit') && owed > value)
      return `seat ${seat} owes the bank ${owed}, but all it has would bring ${value}.`
  }
  return null
}
