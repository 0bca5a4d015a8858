import { NOBODY } from '@hausregeln/engine'
import type { Table } from '../../testing/script.ts'
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

/** Seat 1 throws most; the deeds are dealt in the short game. */
const HIGHEST: Stage = {
  opening: true,
  dice: [
    [1, 2],
    [6, 5],
  ],
}
const SHORT: Stage = {
  ...HIGHEST,
  choices: { dealPrice: 'free' },
  numbers: { dealtDeeds: 1 },
  options: { shortGame: 1 },
  deeds: ['Badstraße', 'Schlossallee'],
}

/** Who begins, and who owns a street then. */
const begun = (t: Table) => [t.turn, t.owner('Schlossallee')]

export const witnesses = [
  witness('open=firstThrow', HIGHEST, begun, [1, null], ['firstThrowAndDeal']),
  witness('open=firstThrowAndDeal', SHORT, begun, [1, 1]),
  witness('open=firstSeatAndDeal', { ...SHORT, dice: [] }, begun, [0, 1]),
  witness(
    'dealing=all',
    { ...OPENING, choices: { dealPrice: 'free' }, deeds: Array.from({ length: 28 }, (_, deed) => deed) },
    (t) => [0, 1].map((seat) => t.g.s.owner.filter((owner) => owner === seat).length),
    [14, 14],
  ),
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
