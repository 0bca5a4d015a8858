import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 is before Rome, and has a claim on the south by one city; the north is claimed by seat 1. */
const CLAIMED: Stage = { book: 'euronopoly', own: { 0: ['Athen'], 1: ['Helsinki'] } }

/** Seat 0 comes to this space, which is free: whether it may buy; the others do nothing. */
function mayBuy(t: Table, space: number): boolean {
  t.g.s.place[0] = space - 3
  t.throws(0, [1, 2])
  const may = t.legal(0).includes('buy')
  if (may) t.do(0, 'decline')
  t.do(0, 'endTurn')
  t.g.s.place[1] = 7
  t.throws(1, [1, 2])
  if (t.turn === 1) t.do(1, 'endTurn')
  return may
}

const ROME = 1
const COPENHAGEN = 18
const LISBON = 28

/** Seat 0 buys its first city of a group, or gives up: how often that is told of the claim on it. */
function claims(t: Table, event: 'claimed' | 'claimLapsed'): number {
  return t.events.filter(({ type }) => type === event).length
}

export const witnesses = [
  witness(
    'mayBuy=withinClaims',
    CLAIMED,
    (t) => {
      const may = [ROME, COPENHAGEN, LISBON].map((space) => mayBuy(t, space))
      t.g.s.parts.money.debt[0] = 10
      return [...may, mayBuy(t, LISBON)]
    },
    [false, false, true, false],
  ),
  witness(
    'bought=noted',
    { ...CLAIMED, own: { 0: ['Lissabon', 'Madrid'] }, place: { 0: 23 } },
    (t) => {
      t.throws(0, [1, 2])
      t.do(0, 'buy')
      return t.legal(0).some((action) => action.startsWith('build'))
    },
    false,
  ),
  witness(
    'estate=claimsAreFree',
    { ...CLAIMED, seats: 3, own: { 0: ['Athen', 'Lissabon', 'Rom'] } },
    (t) => {
      t.resign(0)
      return [t.owner('Athen'), claims(t, 'claimLapsed')]
    },
    [null, 2],
  ),
  numberWitness(
    'claimStreets',
    [2],
    () => ({ book: 'euronopoly' }),
    (t) =>
      ['Athen', 'Lissabon', 'Madrid'].map((city) => {
        t.g.s.own(t.names.deed(city), 0)
        return mayBuy(t, ROME)
      }),
    (enough) => [1, 2, 3].map((owned) => owned >= Math.min(3, enough)),
  ),
]
