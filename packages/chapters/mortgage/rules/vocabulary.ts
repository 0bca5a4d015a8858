import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Mortgages. */
export const vocabulary = {
  slots: ['mortgage', 'lift', 'transferInterest'],
  refusals: {
    alreadyMortgaged: 'mortgage',
    groupBuilt: 'mortgage',
    notMortgaged: 'lift',
    liftTooDear: 'lift',
  },
  events: {
    mortgaged: ['seat', 'deed', 'amount'],
    lifted: ['seat', 'deed', 'amount'],
  },
  actions: { mortgage: 'deed', lift: 'deed' },
} as const satisfies Vocabulary
