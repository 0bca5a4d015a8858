import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Apartments by steps of a ladder. */
export const vocabulary = {
  slots: ['ladder', 'groupBuild', 'justBought'],
  refusals: {
    ladderTooHigh: 'ladder',
    ladderTooLow: 'ladder',
    buildsInGroupHere: 'groupBuild',
    justBought: 'justBought',
  },
} as const satisfies Vocabulary
