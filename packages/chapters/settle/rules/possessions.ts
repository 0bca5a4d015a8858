import type { GameView } from '@hausregeln/engine/core/game.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { type Change, NO_CHANGE } from './change.ts'
import { reserve } from './debt.ts'

/**
 * What a seat can raise without other players once this has changed: cash, buildings at their sale price, mortgages, and
 * `more` that the bank would pay for.
 */
export function raisable(l: GameView, seat: number, change: Readonly<Change> = NO_CHANGE, more = 0): number {
  const loans = l.book.chapters.has('mortgage') ? change.loans : 0
  return l.s.cash[seat] + change.cash + reserve(l, seat, loans + more)
}

/**
 * What the creditors of a seat would inherit of it if it went bankrupt once this has changed: cash, buildings at their
 * sale price, deeds, and a sum for each jail card.
 */
export function inherited(l: GameView, seat: number, change: Readonly<Change>): number {
  const { board, numbers } = l.book
  let value = l.s.cash[seat] + change.cash + change.deeds
  let cards = change.cards
  for (let deed = 0; deed < board.deeds; deed++)
    if (l.s.owner[deed] === seat) value += l.s.level[deed] * board.houseSale[deed] + inheritedDeed(l, deed)
  for (let deck = 0; deck < board.decks; deck++) if (l.s.jailCard[deck] === seat) cards++
  return value + cards * (numbers.jailCardWorth as number)
}

/** A deed as an estate counts it: at its printed price, a mortgaged one less what lifting the mortgage costs its heir. */
export function inheritedDeed(l: GameView, deed: number): number {
  const { price, mortgageValue } = l.book.board
  return l.s.mortgaged[deed] === 0 ? price[deed] : price[deed] - mortgageValue[deed] - interest(l, deed)
}
