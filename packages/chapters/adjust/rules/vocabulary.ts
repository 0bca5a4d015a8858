import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/**
 * What the keeper of a game sets right:
 *
 * - `cash` of a seat: by how much, a signed amount that is paid by or to the bank;
 * - `owner` of a deed: a seat, or -1 for the bank;
 * - `level` of a deed: what stands on it, from and to the bank's stock; told with 1 if it is a hotel;
 * - `mortgage` of a deed: 1 or 0;
 * - `place` of a seat: a space;
 * - `jailCard` of a deck: the seat that holds it, or -1 for the deck;
 * - `jail` of a seat: which of its turns in jail comes next, from 1, or 0 if it is not there;
 * - `laps` of a seat: how often it has passed the start.
 */
export const vocabulary = {
  adjustments: ['cash', 'owner', 'level', 'mortgage', 'place', 'jailCard', 'jail', 'laps'],
  refusals: {
    asItIs: 'keeper',
    cashTooLow: 'keeper',
    notBetweenMoves: 'keeper',
  },
} as const satisfies Vocabulary
