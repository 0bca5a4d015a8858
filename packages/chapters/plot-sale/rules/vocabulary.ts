import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Selling properties to the bank. */
export const vocabulary = {
  slots: ['plotSale'],
  refusals: {
    deedBuilt: 'plotSale',
  },
} as const satisfies Vocabulary
