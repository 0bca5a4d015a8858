import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** The risk field. */
export const vocabulary = {
  slots: ['risk', 'riskDoubles'],
} as const satisfies Vocabulary
