import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { leave } from '@hausregeln/engine/core/leave.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Refusal, Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { fromBank, transfer } from '@hausregeln/engine/kit/money.ts'
import { bankDebtOf } from './debt.ts'

/**
 * What the cash does not cover, the bank lends, as far as it has it: the creditor is paid, and income repays the bank
 * first. What the bank cannot lend is not owed.
 */
export function borrowMissing(g: Game, debtor: number, creditor: number, amount: number, slot: Slot): boolean {
  const { cash } = g.s
  lend(g, debtor, fromBank(g, amount - cash[debtor]))
  transfer(g, debtor, creditor, Math.min(amount, cash[debtor]), slot)
  return true
}

function lend(g: Game, debtor: number, sum: number): void {
  const { cash } = g.s
  const { debt } = g.s.parts.money
  cash[BANK] -= sum
  cash[debtor] += sum
  debt[debtor] += sum
  if (sum > 0) g.emit?.('bankDebt', 'bankDebt', debtor, sum, debt[debtor])
}

/**
 * The same, up to what all possessions would bring: a player who owes more has lost. A sale lowers debt and possessions
 * by the same, so only a new debt can go too far.
 */
export function borrowOrLose(g: Game, debtor: number, creditor: number, amount: number, slot: Slot): boolean {
  borrowMissing(g, debtor, creditor, amount, slot)
  const value = saleValueOf(g, debtor)
  if (g.s.parts.money.debt[debtor] <= value) return true
  g.emit?.('lostByDebt', 'debtLimit', debtor, g.s.parts.money.debt[debtor], value)
  goOut(g, debtor)
  return true
}

/** A player gives up: the money goes to the bank, the debt is written off and the possessions are free again. */
export function giveUpIndebted(g: Game, seat: number): void {
  g.emit?.('resigned', 'resign', seat)
  if (g.s.cash[seat] > 0) transfer(g, seat, BANK, g.s.cash[seat], 'resign')
  goOut(g, seat)
}

function goOut(g: Game, seat: number): void {
  g.s.parts.money.debt[seat] = 0
  g.s.parts.ending.bankruptcies++
  leave(g, seat, BANK)
}

/** A player in debt may neither buy nor build. */
export function checkDebtor(l: GameView, seat: number): Refusal | null {
  return bankDebtOf(l, seat) > 0 ? 'inBankDebt' : null
}
