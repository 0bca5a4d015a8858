import { Option } from '../core/book.ts'
import type { Game, Lens } from '../core/game.ts'
import { BANK, POT } from '../core/limits.ts'
import type { Slot } from '../core/slot.ts'

/** Moves money that is there from one account to another. All money of a game moves here. */
export function transfer(g: Game, from: number, to: number, amount: number, slot: Slot, deed = -1): void {
  const { cash, debt } = g.s
  cash[from] -= amount
  cash[to] += amount
  g.say?.('moneyMoved', slot, from, to, amount, deed)
  if (to < BANK && debt[to] > 0) repayBank(g, to)
}

/** Income repays a debt at the bank first, where a rulebook knows bank debt. */
function repayBank(g: Game, seat: number): void {
  const { cash, debt } = g.s
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
  return g.book.shortfall(g, debtor, creditor, amount, slot)
}

/** Where taxes and other payments to the bank go: the bank, or by option the pot on Frei Parken. */
export function feeAccount(l: Lens): number {
  return l.s.option[Option.freeParkingPot] === 0 ? BANK : POT
}
