import { returnCard } from '@hausregeln/engine/kit/decks.ts'
import type { Table } from './script.ts'

/** All cards of the first deck but one have been seen; seat 0 draws that: whether it does, and whether all are shuffled. */
export function lastCard(t: Table, last: number): readonly boolean[] {
  const { s } = t.g
  for (let card = 0; s.undrawn[0] >>> card !== 0; card++) {
    if (card === last || ((s.undrawn[0] >>> card) & 1) === 0) continue
    s.undrawn[0] &= ~(1 << card)
    returnCard(t.g, 0, card)
  }
  t.cards(0, last)
  t.throws(0, [1, 2])
  return ['cardDrawn', 'cardsShuffled'].map((type) => t.events.some((event) => event.type === type))
}
