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

/** The same, owed to seat 1. */
const OWING: Stage = { ...RUIN, own: { ...RUIN.own, 1: ['Parkstraße', 'Schlossallee'] }, place: { 0: 36 } }

/** Seat 0 gives up what it cannot pay: whose its street is, and what is waited for. */
function givesUp(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.resign(0)
  return [t.owner('Badstraße'), t.waitsFor]
}

export const witnesses = [
  witness('estate=toHeir', OWING, givesUp, [1, 'turn'], ['withShares']),
  witness('estate=isFree', OWING, givesUp, [null, 'turn'], ['claimsAreFree']),
  witness('estateAuction=auctionSealed', RUIN, afterBankruptcy, ['sealed auction', [1, 2], null]),
  witness('estateAuction=auctionToAll', RUIN, afterBankruptcy, ['open auction', [1, 2], null]),
  witness('estateAuction=staysWithBank', RUIN, afterBankruptcy, ['turn', [1], null]),
]
