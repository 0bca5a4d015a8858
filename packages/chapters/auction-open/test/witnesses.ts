import { numberWitness } from '../../testing/witness.ts'

const RICH = { 0: 1_000_000, 1: 1_000_000 }

export const witnesses = [
  numberWitness(
    'leastBid',
    [50],
    () => ({ choices: { unowned: 'auctionOpen' }, cash: RICH, place: { 0: 36 } }),
    (t) => {
      t.throws(0, [1, 2])
      return t.legal(0)[0]
    },
    (share) => `bid ${Math.max(1, 4 * share)}–1000000`,
  ),
  numberWitness(
    'bidStep',
    [10],
    () => ({ choices: { unowned: 'auctionOpen' }, cash: { ...RICH, 1: 1_000_000 + 1 } }),
    (t) => {
      t.throws(0, [1, 2])
      t.do(0, 'bid', 1)
      return t.legal(1)[0]
    },
    (step) => (step === 1_000_000 ? 'bid 1000001' : `bid ${1 + step}–1000001`),
  ),
]
