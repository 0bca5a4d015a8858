import { lastCard } from '../../testing/last-card.ts'
import { witness } from '../../testing/witness.ts'

export const witnesses = [
  witness('drawCard=backUnder', { book: 'simplified', options: { cards: 1 }, place: { 0: 4 } }, (t) => lastCard(t, 6), [
    true,
    false,
  ]),
]
