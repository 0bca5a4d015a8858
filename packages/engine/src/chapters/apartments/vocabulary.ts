import type { Vocabulary } from '../../core/vocabulary.ts'

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

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly apartments: typeof vocabulary
  }
}
