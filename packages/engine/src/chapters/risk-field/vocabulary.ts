import type { Vocabulary } from '../../core/vocabulary.ts'

/** The risk field. */
export const vocabulary = {
  slots: ['risk', 'riskDoubles'],
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly 'risk-field': typeof vocabulary
  }
}
