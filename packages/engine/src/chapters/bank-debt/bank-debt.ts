import type { Chapter } from '../../core/chapter.ts'
import type { Game } from '../../core/game.ts'
import { BANK } from '../../core/limits.ts'
import type { Slot } from '../../core/slot.ts'
import { transfer } from '../../kit/money.ts'

/** What the cash does not cover, the bank lends: the creditor is paid in full, and income repays the bank first. */
export function borrowMissing(g: Game, debtor: number, creditor: number, amount: number, slot: Slot): boolean {
  const missing = amount - g.s.cash[debtor]
  g.s.cash[BANK] -= missing
  g.s.cash[debtor] += missing
  g.s.debt[debtor] += missing
  g.say?.('bankDebt', 'bankDebt', debtor, missing, g.s.debt[debtor])
  transfer(g, debtor, creditor, amount, slot)
  return true
}

export const bankDebt: Chapter = { name: 'bank-debt', slots: ['bankDebt'] }
