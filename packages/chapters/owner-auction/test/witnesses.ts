import { numberWitness } from '../../testing/witness.ts'

export const witnesses = [
  numberWitness(
    'minimumPenalty',
    [50],
    () => ({ book: 'exchange', own: { 0: ['Südbahnhof'] } }),
    (t) => {
      t.do(0, 'putUp', 'Südbahnhof')
      t.do(0, 'setMinimum', 300)
      t.do(1, 'sealedBid', 0)
      return [t.owner('Südbahnhof'), 1500 - t.cash(0)]
    },
    (share) => [0, 3 * share],
  ),
]
