import { NOBODY } from '@hausregeln/engine'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const OPENING: Stage = {
  opening: true,
  dice: [
    [6, 5],
    [1, 2],
  ],
}
const DEALT: Stage = {
  ...OPENING,
  choices: { dealing: 'some', dealPrice: 'free' },
  numbers: { dealtDeeds: 1 },
  deeds: ['Badstraße', 'Schlossallee'],
}
const PAID: Stage = { ...DEALT, choices: { dealing: 'some' } }

export const witnesses = [
  witness('dealing=some', { ...PAID, choices: {} }, (t) => [t.owner('Badstraße'), t.owner('Schlossallee')], [0, 1]),
  witness('dealing=byOption', OPENING, (t) => t.g.s.owner.every((owner) => owner === NOBODY), true),
  witness('dealPrice=paid', PAID, (t) => [t.cash(0), t.cash(1)], [1440, 1100]),
  witness('dealPrice=free', PAID, (t) => [t.cash(0), t.cash(1)], [1500, 1500]),
  numberWitness(
    'dealtDeeds',
    [2],
    (each) => ({ ...DEALT, numbers: { maxSeats: 2 }, deeds: Array.from({ length: 2 * each }, (_, deed) => deed + 1) }),
    (t) => t.g.s.owner.filter((owner) => owner === 0).length,
    (each) => each,
  ),
]
