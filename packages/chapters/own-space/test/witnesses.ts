import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 is before one of its two streets, which are a whole group. */
const OWN: Stage = { book: 'simplified', own: { 0: ['Badstraße', 'Turmstraße'] } }

/** On what seat 0 may build before it has thrown, and once it has landed on its own street. */
function buildable(t: Table): readonly unknown[] {
  const of = () => t.legal(0).filter((action) => action.startsWith('build'))
  const before = of()
  t.throws(0, [1, 2])
  return [before, of()]
}

/** Seat 0 has come to its own street, then to one of the bank's: where it may sell. */
function sellable(t: Table): readonly boolean[] {
  t.throws(0, [1, 2])
  return ['Badstraße', 'Turmstraße'].map((name) => t.legal(0).includes(`sellDeed ${name}`))
}

export const witnesses = [
  witness('buildsEvenly=whereLanded', OWN, buildable, [[], ['build Turmstraße']]),
  witness('ownDeed=noted', OWN, sellable, [false, true]),
  numberWitness(
    'wholeGroupPrice',
    [50],
    () => OWN,
    (t) => {
      t.throws(0, [1, 2])
      const before = t.cash(0)
      t.do(0, 'build', 'Turmstraße')
      return before - t.cash(0)
    },
    (share) => 10 * share,
  ),
]
