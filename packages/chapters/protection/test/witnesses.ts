import { POT } from '@hausregeln/engine'
import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 sits in jail, and owns a station of which it can mortgage 100. */
const JAILED: Stage = { book: 'exchange', jail: { 0: 0 }, own: { 0: ['Südbahnhof'] } }

/** Seat 0 mortgages from jail: what it gains, and what lies in the middle. */
function mortgages(t: Table): readonly number[] {
  t.do(0, 'mortgage', 'Südbahnhof')
  return [t.cash(0) - 1500, t.cash(POT)]
}

export const witnesses = [
  witness('surcharge=halfInJail', JAILED, mortgages, [50, 50]),
  witness('surcharge=nothing', JAILED, mortgages, [100, 0]),
  numberWitness(
    'protectionShare',
    [50],
    () => JAILED,
    mortgages,
    (share) => [100 - share, share],
  ),
]
