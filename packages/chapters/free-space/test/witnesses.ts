import { cashAfter, witness } from '../../testing/witness.ts'

export const witnesses = [
  witness('startReached=inPassing', { place: { 0: 37 } }, cashAfter(1, 2), 1500),
  witness(
    'onStart=chooseSpace',
    { place: { 0: 37 } },
    (t) => {
      t.throws(0, [1, 2])
      const before = t.cash(0)
      t.do(0, 'travelTo', 'Schlossallee')
      return [before, t.place(0), t.cash(0)]
    },
    [1500, 'Schlossallee', 1500],
  ),
]
