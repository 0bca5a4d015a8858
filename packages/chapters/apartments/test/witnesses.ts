import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 has come to Athens, its own, as Lisbon is; the rest of the group is the bank's. */
const TWO: Stage = { book: 'euronopoly', own: { 0: ['Athen', 'Lissabon'] }, place: { 0: 23 }, cash: { 0: 100_000 } }
const WHOLE: Stage = { ...TWO, own: { 0: ['Athen', 'Lissabon', 'Madrid'] } }

/** Where seat 0 can build in the group in which it has landed, and how high in Athens alone. */
function landed(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  const where = t.legal(0).filter((action) => action.startsWith('build'))
  return [where, heightOfAthens(t)]
}

function heightOfAthens(t: Table): number {
  while (t.legal(0).includes('build Athen')) t.do(0, 'build', 'Athen')
  return t.level('Athen')
}

function height(t: Table): number {
  t.throws(0, [1, 2])
  return heightOfAthens(t)
}

export const witnesses = [
  witness('buildsEvenly=byLadder', TWO, landed, [['build Athen', 'build Lissabon'], 2]),
  witness('ownDeed=landing', TWO, landed, [['build Athen', 'build Lissabon'], 2]),
  witness('ladder=byPlots', TWO, height, 2),
  numberWitness(
    'highest',
    [4],
    () => ({ ...WHOLE, numbers: { leastOfOthers: Array.from({ length: 10 }, () => 0) } }),
    height,
    (highest) => highest,
    (highest) => [0, 0, 0, highest],
  ),
  numberWitness(
    'leastOfOthers',
    [3],
    (least) => ({ ...WHOLE, level: { Athen: 8, Lissabon: Math.max(0, least - 1), Madrid: least } }),
    (t, least) => {
      t.throws(0, [1, 2])
      const isHigh = [t.legal(0).includes('build Athen')]
      if (t.level('Lissabon') < least) t.g.s.level[t.names.deed('Lissabon')] = least
      return [...isHigh, t.legal(0).includes('build Athen')]
    },
    (least) => [least === 0, true],
    (least) => [0, 0, 0, 0, 0, 0, 0, 0, 0, least],
  ),
]
