import { numberWitness } from '../../testing/witness.ts'

export const witnesses = [
  numberWitness(
    'mortgageInterest',
    [10],
    () => ({ own: { 0: ['Schlossallee'] }, mortgaged: ['Schlossallee'] }),
    (t) => {
      t.do(0, 'lift', 'Schlossallee')
      return 1500 - t.cash(0)
    },
    (interest) => 200 + 2 * interest,
  ),
]
