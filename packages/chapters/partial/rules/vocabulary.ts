import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Paying as far as possible. */
export const vocabulary = {
  slots: ['partial', 'eliminated'],
  events: {
    paymentCut: ['seat', 'creditor', 'paid', 'owed'],
    eliminated: ['seat'],
  },
} as const satisfies Vocabulary
