import type { Vocabulary } from '../../core/vocabulary.ts'

/** Selling properties to the bank. */
export const vocabulary = {
  slots: ['plotSale'],
  refusals: {
    deedBuilt: 'plotSale',
  },
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly 'plot-sale': typeof vocabulary
  }
}
