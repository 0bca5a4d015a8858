import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** A tax by wealth. */
export const vocabulary = {
  slots: ['incomeTax'],
  refusals: { noTaxToChoose: 'incomeTax' },
  actions: { payTaxSum: 'none', payTaxShare: 'none' },
} as const satisfies Vocabulary
