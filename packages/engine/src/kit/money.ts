import { optionAt } from '../core/action/by-name.ts'
import type { Game, GameView } from '../core/game.ts'
import { BANK, POT } from '../core/limits.ts'
import type { Slot } from '../core/vocabulary.ts'

/**
 * Moves money that is there from one account to another. All money of a game moves here, and whatever the bank pays: one
 * with limits pays as much of a sum as it has, and what is missing is not owed. Where a rulebook says so, whose cash falls
 * to 0 is out as soon as nothing else runs.
 */
export function transfer(g: Game, from: number, to: number, sum: number, slot: Slot, deed = -1): void {
  const { cash } = g.s
  const { finiteBank, income, outAtZero } = g.book.policies
  const amount = from === BANK && finiteBank !== null ? finiteBank(g, sum) : sum
  cash[from] -= amount
  cash[to] += amount
  g.emit?.('moneyMoved', slot, from, to, amount, deed)
  if (from < BANK && cash[from] === 0 && outAtZero) g.s.doomed |= 1 << from
  if (to < BANK && income !== null) income(g, to)
}

/** The bank pays a sum as far as it has it, as by `transfer`; returns what it pays, for rules that count on it. */
export function bankPays(g: Game, to: number, sum: number, slot: Slot, deed = -1): number {
  const paid = fromBank(g, sum)
  transfer(g, BANK, to, paid, slot, deed)
  return paid
}

/** What of a sum the bank can pay. */
export function fromBank(l: GameView, sum: number): number {
  const { bankLimit } = l.book.policies
  return bankLimit === null ? sum : Math.min(sum, bankLimit(l))
}

/**
 * A compulsory payment. True: it is done with. False: the rulebook's way of settling it has been laid on the agenda
 * and the calling frame comes back at its next stage; so set that stage before owing.
 */
export function owe(g: Game, debtor: number, creditor: number, amount: number, slot: Slot, deed = -1): boolean {
  if (g.s.cash[debtor] >= amount) {
    transfer(g, debtor, creditor, amount, slot, deed)
    return true
  }
  return g.book.policies.shortfall(g, debtor, creditor, amount, slot)
}

/** Payments to the bank that can go to the pot instead, a bit each. */
export const Fee = { tax: 1, card: 2, bail: 4, fine: 8 } as const
export const ALL_FEES = Fee.tax | Fee.card | Fee.bail | Fee.fine

/** Where such a payment goes: to the bank, or by rule or option to the pot. */
export function feeAccount(l: GameView, fee: number): number {
  return (l.book.policies.feesToPot & fee) !== 0 || optionAt(l, l.book.places.freeParkingPot) !== 0 ? POT : BANK
}
