import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** A bank whose money can run out. */
export const vocabulary = {
  slots: ['bankBroke'],
  refusals: { bankTooPoor: 'bankBroke' },
  endings: ['bankBroke'],
} as const satisfies Vocabulary
