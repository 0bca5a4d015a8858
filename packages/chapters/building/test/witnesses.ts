import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const BROWN = ['Badstraße', 'Turmstraße']
/** A whole group with a house on one of its streets, and one street of another. */
const GROUP: Stage = { own: { 0: [...BROWN, 'Poststraße'] }, level: { Badstraße: 1 }, place: { 0: 'Badstraße' } }

/** What seat `seat` may build on. */
const buildable = (seat: number) => (t: Table) => t.legal(seat).filter((action) => action.startsWith('build'))

/** Seat 0 has thrown, and seat 1 owns a whole group. */
function inTheTurnOfAnother(t: Table): readonly string[] {
  t.throws(0, [1, 2])
  return buildable(1)(t)
}
const ANOTHERS: Stage = { own: { 1: BROWN }, place: { 0: 7 } }

/** Seat 0 builds once more where so many houses stand: they go back to the stock, and a hotel leaves it. */
function builtAbove(t: Table): readonly number[] {
  t.do(0, 'build', 'Badstraße')
  return t.stock
}

export const witnesses = [
  witness(
    'buildsEvenly=nowhere',
    { own: { 0: BROWN } },
    (t) => {
      const before = buildable(0)(t)
      t.throws(0, [1, 2])
      return [before, t.place(0), buildable(0)(t)]
    },
    [[], 'Turmstraße', []],
  ),
  numberWitness(
    'shortGameHouses',
    [3],
    (houses) => ({
      own: { 0: BROWN },
      level: { Badstraße: houses, Turmstraße: houses },
      options: { shortGame: 1 },
      tall: true,
    }),
    builtAbove,
    (houses) => [32 - houses, 11],
  ),
  witness('buildsEvenly=wholeGroups', GROUP, buildable(0), ['build Turmstraße']),
  witness(
    'buildsEvenly=unevenly',
    GROUP,
    buildable(0),
    BROWN.map((name) => `build ${name}`),
  ),
  witness(
    'buildsEvenly=singly',
    GROUP,
    buildable(0),
    [...BROWN, 'Poststraße'].map((name) => `build ${name}`),
  ),
  witness('buildsWhere=whereYouStand', { ...GROUP, level: {} }, buildable(0), ['build Badstraße']),
  witness(
    'buildsWhere=anywhere',
    { ...GROUP, level: {} },
    buildable(0),
    BROWN.map((name) => `build ${name}`),
  ),
  witness(
    'buildsAnyTime=anyTime',
    ANOTHERS,
    inTheTurnOfAnother,
    BROWN.map((name) => `build ${name}`),
  ),
  witness('buildsAnyTime=ownTurn', ANOTHERS, inTheTurnOfAnother, []),
]
