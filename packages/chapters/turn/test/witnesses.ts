import type { Table } from '../../testing/script.ts'
import { cashAfter, numberWitness, type Stage, witness } from '../../testing/witness.ts'

const IDLE: Stage = { place: { 0: 6 } }

/** Doubles that lead to the jail as a visitor: whether seat 0 may then throw, and must, and may end its turn. */
function afterDoubles(t: Table): readonly boolean[] {
  t.throws(0, [2, 2])
  return ['throw', 'endTurn'].map((name) => t.legal(0).includes(name))
}

/** Seat 0 throws these doubles, from wherever nothing happens to it: whether it is in jail. */
function inJailAfter(t: Table, ...faces: readonly number[]): boolean {
  for (const face of faces) {
    t.g.s.place[0] = 20 - 2 * face
    t.throws(0, [face, face])
  }
  return t.inJail(0)
}

export const witnesses = [
  witness(
    'open=firstSeat',
    { opening: true },
    (t) => [t.turn, t.legal(0).includes('throw')],
    [0, true],
    ['firstSeatAndDeal'],
  ),
  witness('doublesOptional=mustThrow', IDLE, afterDoubles, [true, false]),
  witness('doublesOptional=mayEnd', IDLE, afterDoubles, [true, true]),
  witness('doublesAgain=throwAgain', IDLE, afterDoubles, [true, false]),
  witness('doublesAgain=nothing', IDLE, afterDoubles, [false, true]),
  witness('thirdDoubles=toJail', IDLE, (t) => inJailAfter(t, 2, 5, 4), true),
  witness('thirdDoubles=harmless', IDLE, (t) => inJailAfter(t, 2, 5, 4), false),
  witness('sameDoublesTwice=toJail', IDLE, (t) => inJailAfter(t, 4, 4), true),
  witness('sameDoublesTwice=harmless', IDLE, (t) => inJailAfter(t, 4, 4), false),
  witness('doubleOne=asAny', { place: { 0: 8 }, pot: 300 }, cashAfter(1, 1), 1500),
  witness('startReached=salary', { place: { 0: 37 } }, cashAfter(1, 2), 1700, ['dividend']),
  numberWitness(
    'doublesToJail',
    [3],
    () => IDLE,
    (t, doubles) => {
      for (let thrown = 1; thrown < doubles; thrown++) if (inJailAfter(t, 1 + (thrown % 6))) return thrown
      return inJailAfter(t, 1) && doubles
    },
    (doubles) => doubles,
  ),
]
