import type { Table } from '../../testing/script.ts'
import { type Stage, witness } from '../../testing/witness.ts'

/** Seat 0, which has next to nothing, is before a tax that is beyond it. */
const RUIN: Stage = {
  seats: 3,
  cash: { 0: 10 },
  own: { 0: ['Badstraße'] },
  mortgaged: ['Badstraße'],
  place: { 0: 1 },
}

function afterBankruptcy(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
  return [t.waitsFor, t.must, t.owner('Badstraße')]
}

export const witnesses = [
  witness('estateAuction=auctionToAll', RUIN, afterBankruptcy, ['open auction', [1, 2], null]),
  witness('estateAuction=staysWithBank', RUIN, afterBankruptcy, ['turn', [1], null]),
]
