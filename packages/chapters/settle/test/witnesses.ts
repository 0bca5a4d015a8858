import type { Table } from '../../testing/script.ts'
import { type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 cannot pay seat 1 what it owes on the space ahead, and has a mortgaged street. */
const RUIN: Stage = {
  seats: 3,
  cash: { 0: 40 },
  own: { 0: ['Badstraße'], 1: ['Parkstraße', 'Schlossallee'] },
  mortgaged: ['Badstraße'],
  place: { 0: 36 },
  options: { autoRent: 1 },
}

/** Seat 0 is bankrupt: who has its street, or whether it is auctioned. */
function heir(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
  return [t.owner('Badstraße'), t.waitsFor]
}

export const witnesses = [
  witness('inheritance=creditor', RUIN, (t) => heir(t)[0], 1),
  witness('inheritance=bank', RUIN, (t) => heir(t), [null, 'open auction']),
]
