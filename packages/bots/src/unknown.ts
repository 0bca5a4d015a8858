import { type Book, codeOf, type GameView, legalActions, type Packed, topKind } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { NOTHING } from './bot.ts'

/**
 * For questions of rulebooks that a player was not made for: what a chapter advises, else the first legal answer of the
 * chapter that asks, else the first of any but an offer, whose terms nobody has thought of. Throws if there is none.
 */
export function firstLegal(l: GameView, seat: SeatNo): Packed {
  for (const advice of l.book.advice) {
    const advised = advice(l, seat)
    if (advised !== NOTHING) return advised
  }
  const legal = legalActions(l, seat).filter((one) => !isOffer(l.book, one.action))
  const answers = l.book.answers.get(topKind(l)) ?? []
  const first = legal.find(({ action }) => answers.includes(codeOf(action))) ?? legal[0]
  if (first === undefined) throw new Error(`seat ${seat} must decide, but has no legal action`)
  return first.action
}

/** Whether somebody must think of terms for this action. */
export function isOffer(book: Book, action: Packed): boolean {
  const name = book.actionNames[codeOf(action)]
  return name !== undefined && book.words.actions[name] === 'terms'
}
