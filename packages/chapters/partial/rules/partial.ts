import type { Game } from '@hausregeln/engine/core/game.ts'
import { leave } from '@hausregeln/engine/core/leave.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'

/** What cannot be paid in full is paid as far as possible; nothing of it stays owed. */
export function payAsFarAsPossible(g: Game, debtor: number, creditor: number, amount: number, slot: Slot): boolean {
  const paid = g.s.cash[debtor]
  g.emit?.('paymentCut', 'partial', debtor, creditor, paid, amount)
  transfer(g, debtor, creditor, paid, slot)
  return true
}

/** A player with nothing left is out; what a card of the same throw may still have brought goes to the bank. */
export function eliminate(g: Game, seat: number): void {
  g.emit?.('eliminated', 'eliminated', seat)
  g.s.parts.ending.bankruptcies++
  if (g.s.cash[seat] > 0) transfer(g, seat, BANK, g.s.cash[seat], 'eliminated')
  leave(g, seat, BANK)
}

/** A player gives up: the money goes to the bank and the possessions are free again. */
export function giveUp(g: Game, seat: number): void {
  g.emit?.('resigned', 'resign', seat)
  eliminate(g, seat)
}
