import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const THREE: Stage = { seats: 3 }
const SEALED: Stage = { seats: 3, choices: { unowned: 'auctionSealed' } }

/** Seat 0 lands on a free street, for which all bid, sealed: who has it, and what each has left. */
function landed(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  return bids(t)
}

function declined(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.do(0, 'decline')
  return bids(t).slice(0, 1)
}

function bids(t: Table): readonly unknown[] {
  for (const [seat, bid] of [10, 40, 20].entries()) t.do(seat, 'sealedBid', bid)
  return [t.owner('Turmstraße'), t.cash(0), t.cash(1), t.cash(2)]
}

/** Three bid the same again and again, until lots are drawn: how often. */
function ties(t: Table): number {
  t.lots(2)
  t.throws(0, [1, 2])
  for (let tied = 0; ; tied++) {
    if (t.waitsFor !== 'sealed auction') return tied
    for (const seat of [0, 1, 2]) t.do(seat, 'sealedBid', 10)
  }
}

export const witnesses = [
  numberWitness(
    'mostTies',
    [3],
    () => SEALED,
    (t) => [ties(t), t.owner('Turmstraße')],
    (most) => [most, 2],
  ),
  witness('sealedPayment=everybody', SEALED, landed, [1, 1490, 1460, 1480]),
  witness('sealedPayment=winner', SEALED, landed, [1, 1500, 1460, 1500]),
  witness('sealedPayment=second', SEALED, landed, [1, 1500, 1480, 1500]),
  witness('unowned=auctionSealed', { ...THREE, choices: { sealedPayment: 'winner' } }, landed, [1, 1500, 1460, 1500]),
  witness('unowned=auctionOnLanding', THREE, landed, [1, 1490, 1460, 1480], ['auctionSealed']),
  witness('declined=auctionSealed', THREE, declined, [1]),
]
