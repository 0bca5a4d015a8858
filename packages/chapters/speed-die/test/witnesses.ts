import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** The table plays with the speed die, or without. */
const WITH: Stage = { options: { speedDie: 1 }, place: { 0: 4, 1: 7 }, own: { 0: ['Seestraße', 'Elisenstraße'] } }
const WITHOUT: Stage = { ...WITH, options: {} }

/** Seat 0 throws 1 and 3 before its first lap, and after it once more with these dice: where it comes by each. */
function places(t: Table, dice: readonly [number, number] | readonly [number, number, number]): readonly string[] {
  t.throws(0, [1, 3])
  const before = t.place(0)
  t.do(0, 'endTurn')
  t.throws(1, [1, 2])
  t.do(1, 'endTurn')
  t.g.s.laps[0] = 1
  t.g.s.place[0] = 4
  t.throws(0, dice)
  return [before, t.place(0)]
}
const byThree = (t: Table) => places(t, [1, 3, 3])
const byTwo = (t: Table) => places(t, [1, 3])

export const witnesses = [
  witness('thirdDie=speedDie', WITH, byThree, ['Elisenstraße', 'Seestraße'], ['always']),
  witness('thirdDie=always', WITHOUT, byThree, ['Elisenstraße', 'Seestraße']),
  witness('thirdDie=nothing', WITH, byTwo, ['Elisenstraße', 'Elisenstraße']),
  numberWitness(
    'startBonus',
    [1000],
    () => ({
      opening: true,
      options: { speedDie: 1 },
      dice: [
        [6, 5],
        [1, 2],
      ],
    }),
    (t) => t.cash(1),
    (bonus) => 1500 + bonus,
  ),
]
