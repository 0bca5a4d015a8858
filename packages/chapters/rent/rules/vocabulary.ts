import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Rent. */
export const vocabulary = {
  slots: ['rentDemand', 'rentLapse', 'rentAmount', 'rentMortgaged', 'rentStation', 'rentUtility'],
  refusals: {
    noSuchDemand: 'rentLapse',
    notYourDemand: 'rentDemand',
  },
  events: {
    thrownForRent: ['seat', 'dieA', 'dieB', 'dieC'],
    rentDue: ['seat', 'owner', 'deed', 'amount'],
    rentDemanded: ['seat', 'owner', 'deed', 'amount'],
    rentWaived: ['seat', 'owner', 'deed', 'amount'],
    rentLapsed: ['seat', 'owner', 'deed', 'amount'],
    noRent: ['seat', 'owner', 'deed'],
  },
  actions: { demand: 'matter', waive: 'matter' },
  options: ['autoRent', 'rentGrace'],
} as const satisfies Vocabulary
