import type { Vocabulary } from '../../core/vocabulary.ts'

/** What the keeper of a game sets right. */
export const vocabulary = {
  refusals: {
    asItIs: 'keeper',
    cashTooLow: 'keeper',
    notBetweenMoves: 'keeper',
  },
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly adjust: typeof vocabulary
  }
}
