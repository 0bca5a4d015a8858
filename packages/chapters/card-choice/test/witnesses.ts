import { witness } from '../../testing/witness.ts'

export const witnesses = [
  witness(
    'onCards=mayDraw',
    { place: { 0: 4 } },
    (t) => {
      t.throws(0, [1, 2])
      t.do(0, 'leaveCard')
      return [t.place(0), t.must, t.cash(0)]
    },
    ['Ereignisfeld', [0], 1500],
  ),
]
