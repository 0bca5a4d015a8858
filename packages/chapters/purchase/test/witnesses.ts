import type { Table } from '../../testing/script.ts'
import { numberWitness, witness } from '../../testing/witness.ts'

/** Seat 0 lands on a street of 60: who must decide, on what, and whether it is for sale. */
function landed(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  return [t.waitsFor, t.must, t.legal(0).includes('buy')]
}

/** The same once it has been declined. */
function declined(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.do(0, 'decline')
  return [t.waitsFor, t.must]
}

/** Seat 0 lands on a free street in this round: whether it is for sale. */
function isForSale(t: Table, round: number): boolean {
  t.g.s.round = round
  t.g.s.place[0] = 36
  t.throws(0, [1, 2])
  return t.legal(0).includes('buy')
}

/** The same in this round, and in another one; nobody has passed the start. */
function isForSaleIn(t: Table, ...rounds: readonly [number, number]): readonly boolean[] {
  const first = isForSale(t, rounds[0])
  if (first) return [first]
  t.do(0, 'endTurn')
  t.throws(1, [4, 6])
  t.do(1, 'endTurn')
  return [first, isForSale(t, rounds[1])]
}

export const witnesses = [
  witness('unowned=offerForSale', {}, landed, ['turn', [0], true]),
  witness('unowned=auctionOpen', {}, landed, ['open auction', [0, 1], false]),
  witness('declined=auctionToAll', {}, declined, ['open auction', [0, 1]]),
  witness('declined=staysWithBank', {}, declined, ['turn', [0]]),
  witness('mayBuy=anybody', {}, (t) => isForSaleIn(t, 1, 50), [true], ['withinClaims']),
  witness('mayBuy=afterRounds', {}, (t) => isForSaleIn(t, 1, 50), [false, true]),
  witness('mayBuy=afterLap', {}, (t) => isForSaleIn(t, 1, 50), [false, false]),
  numberWitness(
    'closedRounds',
    [2],
    () => ({ choices: { mayBuy: 'afterRounds' } }),
    (t, rounds) => isForSaleIn(t, rounds, rounds + 1),
    () => [false, true],
  ),
]
