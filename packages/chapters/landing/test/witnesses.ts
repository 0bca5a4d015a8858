import { POT } from '@hausregeln/engine'
import type { Table } from '../../testing/script.ts'
import { cashAfter, numberWitness, type Stage, witness } from '../../testing/witness.ts'

const PARKING: Stage = { place: { 0: 17 }, pot: 300 }

/** What seat 0 has once it has thrown three, and whether it is in jail. */
function cashAndJail(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  return [t.cash(0), t.inJail(0)]
}

/** Seat 0 comes to the start by doubles: what it has, and whether it throws again. */
function startByDoubles(t: Table): readonly unknown[] {
  return [cashAfter(2, 2)(t), t.legal(0).includes('throw')]
}

export const witnesses = [
  witness('onCards=byOption', { place: { 0: 4 } }, (t) => [cashAfter(1, 2)(t), t.legal(0).includes('endTurn')], [
    1500,
    true,
  ]),
  witness('onTax=pay', { place: { 0: 1 }, own: { 0: ['Badstraße'] } }, cashAfter(1, 2), 1300),
  witness('onParking=rest', PARKING, cashAfter(1, 2), 1500),
  witness('onParking=winPot', PARKING, cashAfter(1, 2), 1800),
  witness('doubleOne=winsPot', { place: { 0: 8 }, pot: 300 }, cashAfter(1, 1), 1800),
  witness('onGoToJail=jail', { place: { 0: 27 } }, cashAndJail, [1500, true]),
  witness('onJail=visit', { place: { 0: 7 } }, cashAndJail, [1500, false]),
  witness('onStart=rest', { place: { 0: 36 } }, startByDoubles, [1700, true]),
  witness('onStart=endsDoubles', { place: { 0: 36 } }, startByDoubles, [1700, false]),
  witness('onCards=draw', { place: { 0: 4 }, cards: { 0: [6] } }, cashAfter(1, 2), 1550),
  numberWitness(
    'potStart',
    [100],
    () => ({
      opening: true,
      choices: { onParking: 'winPot' },
      dice: [
        [6, 5],
        [1, 2],
      ],
    }),
    (t) => t.cash(POT),
    (start) => start,
  ),
  numberWitness(
    'potRefill',
    [100],
    () => ({ ...PARKING, choices: { onParking: 'winPot' } }),
    (t) => [cashAfter(1, 2)(t), t.cash(POT)],
    (refill) => [1800, refill],
  ),
]
