import { optionAt } from '../core/by-name.ts'
import type { Game, Lens } from '../core/game.ts'
import { BANK, POT } from '../core/limits.ts'
import type { Slot } from '../core/vocabulary.ts'

/**
 * Moves money that is there from one account to another. All money of a game moves here. A finite bank pays as far as
 * it can; where a rulebook says so, whose cash falls to 0 is out as soon as nothing else runs.
 */
export function transfer(g: Game, from: number, to: number, sum: number, slot: Slot, deed = -1): void {
  const { cash } = g.s
  const { debt } = g.s.parts.money
  const amount = from === BANK && g.book.ways.finiteBank ? drainBank(g, sum) : sum
  cash[from] -= amount
  cash[to] += amount
  g.say?.('moneyMoved', slot, from, to, amount, deed)
  if (from < BANK && cash[from] === 0 && g.book.ways.outAtZero) g.s.doomed |= 1 << from
  if (to < BANK && debt[to] > 0) repayBank(g, to)
}

/** What a finite bank can pay of a sum; it remembers having fallen to 0. */
function drainBank(g: Game, sum: number): number {
  const left = g.s.cash[BANK]
  if (sum >= left) g.s.parts.money.bankBroke = 1
  return Math.min(sum, left)
}

/** Income repays a debt at the bank first, where a rulebook knows bank debt. */
function repayBank(g: Game, seat: number): void {
  const { cash } = g.s
  const { debt } = g.s.parts.money
  const part = Math.min(cash[seat], debt[seat])
  cash[seat] -= part
  cash[BANK] += part
  debt[seat] -= part
  g.say?.('bankDebtRepaid', 'bankDebt', seat, part, debt[seat])
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
  return g.book.ways.shortfall(g, debtor, creditor, amount, slot)
}

/** Payments to the bank that can go to the pot instead, a bit each. */
export const Fee = { tax: 1, card: 2, bail: 4, fine: 8 } as const
export const ALL_FEES = Fee.tax | Fee.card | Fee.bail | Fee.fine

/** Where such a payment goes: to the bank, or by rule or option to the pot. */
export function feeAccount(l: Lens, fee: number): number {
  return (l.book.ways.feesToPot & fee) !== 0 || optionAt(l, l.book.places.freeParkingPot) !== 0 ? POT : BANK
}
