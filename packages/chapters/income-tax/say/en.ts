import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'income-tax'> = {
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    payTaxSum: ({ amount }, v) => `Pay ${v.short(amount)}`,
    payTaxShare: ({ amount, percent }, v) => `Pay ${percent} % of all possessions (${v.short(amount)})`,
  },
  questions: {
    tax: ({ percent }) => `Income tax: pay the fixed sum, or ${percent} % of all possessions?`,
  },
}
