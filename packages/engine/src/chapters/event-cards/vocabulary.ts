import type { Vocabulary } from '../../core/vocabulary.ts'

/** Event cards. */
export const vocabulary = {
  slots: ['cardsOpposite', 'cardsDoubles'],
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly 'event-cards': typeof vocabulary
  }
}
