import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Event cards. */
export const vocabulary = {
  slots: ['cardsOpposite', 'cardsDoubles'],
} as const satisfies Vocabulary
