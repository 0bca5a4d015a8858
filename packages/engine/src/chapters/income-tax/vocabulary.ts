import type { Vocabulary } from '../../core/vocabulary.ts'

/** A tax by wealth. */
export const vocabulary = {
  slots: ['incomeTax'],
  refusals: { noTaxToChoose: 'incomeTax' },
  actions: { payTaxSum: 'none', payTaxShare: 'none' },
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly 'income-tax': typeof vocabulary
  }
}
