import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Building and selling on the space where one stands. */
export const vocabulary = {
  slots: ['ownBuild', 'ownSell'],
  refusals: {
    buildsOnlyHere: 'ownBuild',
    sellsOnlyHere: 'ownSell',
  },
} as const satisfies Vocabulary
