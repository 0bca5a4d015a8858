import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Spaces that are no property. */
export const vocabulary = {
  slots: ['parking', 'jailVisit', 'tax', 'startDoubles'],
  events: {
    visited: ['seat', 'space'],
    noFurtherThrow: ['seat'],
  },
  options: ['cards'],
} as const satisfies Vocabulary
