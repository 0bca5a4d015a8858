import type { Table } from '../../testing/script.ts'
import { type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 is before a tax of 200, of which it has half; all that it owns is a street. */
const TAXED: Stage = { seats: 3, cash: { 0: 100 }, place: { 0: 1 }, own: { 0: ['Schlossallee'] } }
/** The same where it owns nothing. */
const POOR: Stage = { ...TAXED, own: {} }

/** What seat 0 has and owes the bank after the tax, whether it is in the game, and what is waited for. */
function taxed(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  return [t.cash(0), t.debt(0), (t.g.s.alive & 1) === 1, t.waitsFor]
}

/** What it owes the bank before and after it gives up, and whether it is in the game. */
function givesUp(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  const before = t.debt(0)
  t.resign(0)
  return [before, t.debt(0), (t.g.s.alive & 1) === 1]
}

/** The tax leaves it with no money but a debt, where nobody stays in without any: what it owed, and how it is out. */
function atNothing(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  const owed = t.events.flatMap((event) => (event.type === 'bankDebt' ? [event.total] : []))
  return [owed, t.debt(0), t.events.some(({ type }) => type === 'resigned'), t.g.s.alive & 1]
}
const WRITTEN_OFF = [[100], 0, true, 0]

export const witnesses = [
  witness(
    'eliminate=writtenOff',
    { ...TAXED, choices: { shortfall: 'borrow', outAtZero: 'isOut' } },
    atNothing,
    WRITTEN_OFF,
    ['indebted'],
  ),
  witness(
    'eliminate=indebted',
    { ...TAXED, choices: { shortfall: 'borrowOrLose', outAtZero: 'isOut' } },
    atNothing,
    WRITTEN_OFF,
    ['writtenOff'],
  ),
  witness('shortfall=borrow', POOR, taxed, [0, 100, true, 'turn']),
  witness('shortfall=borrowOrLose', POOR, taxed, [0, 0, false, 'turn']),
  witness('resign=writtenOff', { ...TAXED, choices: { shortfall: 'borrow' } }, givesUp, [100, 0, false], ['indebted']),
  witness('resign=indebted', { ...TAXED, choices: { shortfall: 'borrowOrLose' } }, givesUp, [100, 0, false]),
]
