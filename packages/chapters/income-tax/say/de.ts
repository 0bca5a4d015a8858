import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'income-tax'> = {
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    payTaxSum: ({ amount }, v) => `${v.short(amount)} zahlen`,
    payTaxShare: ({ amount, percent }, v) => `${percent} % des Vermögens zahlen (${v.short(amount)})`,
  },
  questions: {
    tax: ({ percent }) => `Einkommensteuer: den festen Betrag zahlen oder ${percent} % des Vermögens?`,
  },
}
