import { type Stage, witness } from '../../testing/witness.ts'

/** Seat 1 has been in jail for two of its turns. */
const IN: Stage = { book: 'simplified', jail: { 1: 2 }, place: { 0: 7 } }

export const witnesses = [
  witness(
    'jail=sitOut',
    IN,
    (t) => {
      t.throws(0, [1, 2])
      t.do(0, 'endTurn')
      const third = [t.inJail(1), t.turn === 1 && t.legal(1).includes('throw')]
      if (t.turn === 1) t.do(1, 'endTurn')
      t.g.s.place[0] = 7
      t.throws(0, [1, 2])
      t.do(0, 'endTurn')
      return [third, t.inJail(1), t.legal(1).includes('throw')]
    },
    [[true, false], false, true],
  ),
]
