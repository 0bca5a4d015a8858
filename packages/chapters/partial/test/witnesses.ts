import type { Table } from '../../testing/script.ts'
import { type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 is before a tax of 200, of which it has half; it owns a street. */
const TAXED: Stage = { seats: 3, cash: { 0: 100 }, place: { 0: 1 }, own: { 0: ['Schlossallee'] } }
/** Seat 0 owes seat 1 a rent that has not been demanded. */
const OWING: Stage = {
  seats: 3,
  choices: { rentOnDemand: 'onDemand' },
  own: { 0: ['Badstraße'], 1: ['Schlossallee'] },
  place: { 0: 36 },
}

function taxed(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  return [t.cash(0), t.debt(0), (t.g.s.alive & 1) === 1, t.waitsFor]
}

/** Seat 0 gives up: what seat 1 then has, and whose its street is. */
function givesUp(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.resign(0)
  return [t.cash(1), t.cash(0), t.owner('Badstraße'), t.events.some(({ type }) => type === 'eliminated')]
}

/** A tax takes the last money of seat 0: how it is told that it is out. */
function atNothing(t: Table): readonly string[] {
  t.throws(0, [1, 2])
  return t.events.map(({ type }) => type).filter((type) => ['eliminated', 'resigned', 'left'].includes(type))
}

export const witnesses = [
  witness('shortfall=payPart', TAXED, taxed, [0, 0, true, 'turn']),
  witness('resign=givesUp', OWING, givesUp, [1500, 0, null, true]),
  witness('eliminate=isOut', { ...TAXED, cash: { 0: 200 }, choices: { outAtZero: 'isOut' } }, atNothing, [
    'eliminated',
    'left',
  ]),
]
