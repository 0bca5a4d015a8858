import type { GameView } from '@hausregeln/engine/core/game.ts'
import { type Change, NO_CHANGE } from './change.ts'
import { isDebtor } from './debt.ts'
import type { Liability } from './liability.ts'

/**
 * As deals were judged until edition 1: one had to leave enough to pay with, or no less than before; what creditors would
 * inherit was nobody's concern. A jail card counted, as did a loan where nothing can be mortgaged, and debtors bought no
 * shares.
 */
export const liabilityOnce: Liability = {
  raisable,
  stands(l, seat, owed, change) {
    if (change.lots > 0 && isDebtor(l, seat)) return false
    const raised = raisable(l, seat, change)
    return raised >= owed || raised >= raisable(l, seat, NO_CHANGE)
  },
}

function raisable(l: GameView, seat: number, change: Readonly<Change>): number {
  let cards = change.cards
  for (let deck = 0; deck < l.book.board.decks; deck++) if (l.s.jailCard[deck] === seat) cards++
  const unlent = l.book.chapters.has('mortgage') ? 0 : change.loans
  return l.book.policies.raisable(l, seat, change) + unlent + cards * (l.book.numbers.jailCardWorth as number)
}
