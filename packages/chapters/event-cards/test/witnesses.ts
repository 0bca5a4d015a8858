import { lastCard } from '../../testing/last-card.ts'
import { type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 is before a space of event cards. */
const EVENTS: Stage = { book: 'euronopoly', place: { 0: 4 } }
const RECEIVE_200 = 6

export const witnesses = [
  witness('drawCard=laidAside', EVENTS, (t) => lastCard(t, RECEIVE_200), [true, true]),
  witness(
    'onCards=drawEndsDoubles',
    { ...EVENTS, place: { 0: 3 }, cards: { 0: [RECEIVE_200] } },
    (t) => {
      t.throws(0, [2, 2])
      return [t.cash(0), t.legal(0).includes('throw')]
    },
    [3200, false],
  ),
]
