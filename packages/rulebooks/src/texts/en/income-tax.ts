import type { ChapterTexts } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: ChapterTexts<'income-tax'> = {
  payments: {
    incomeTax: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} income tax ${paidTo(to, v)}.`,
  },
  refusals: { noTaxToChoose: 'There is no tax to choose now.' },
  actions: {
    payTaxSum: ({ amount }, v) => `Pay ${v.short(amount)}`,
    payTaxShare: ({ amount, percent }, v) => `Pay ${percent} % of all possessions (${v.short(amount)})`,
  },
  questions: {
    tax: ({ percent }) => `Income tax: pay the fixed sum, or ${percent} % of all possessions?`,
  },
}
