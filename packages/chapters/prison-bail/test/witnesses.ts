import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const IN: Stage = { book: 'euronopoly', jail: { 0: 0 }, cash: { 0: 1_000_000 } }

export const witnesses = [
  witness(
    'jail=payOrStay',
    IN,
    (t) => {
      const ways = t.legal(0).filter((action) => ['payBail', 'stay', 'throw'].includes(action))
      t.do(0, 'stay')
      t.g.s.place[1] = 7
      t.throws(1, [1, 2])
      t.do(1, 'endTurn')
      const before = t.cash(0)
      t.do(0, 'payBail')
      return [ways, before - t.cash(0), t.inJail(0)]
    },
    [['payBail', 'stay'], 400, false],
  ),
  numberWitness(
    'bails',
    [600],
    () => IN,
    (t) => {
      t.do(0, 'payBail')
      return 1_000_000 - t.cash(0)
    },
    (first) => first,
    (first) => [first, 400, 200],
  ),
]
