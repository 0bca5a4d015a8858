import type { ChapterTexts } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: ChapterTexts<'income-tax'> = {
  payments: {
    incomeTax: ({ from, to, amount }, v) =>
      `${v.seat(from)} zahlt ${v.money(amount)} Einkommensteuer ${paidTo(to, v)}.`,
  },
  refusals: { noTaxToChoose: 'Gerade ist keine Steuer zu wählen.' },
  actions: {
    payTaxSum: ({ amount }, v) => `${v.short(amount)} zahlen`,
    payTaxShare: ({ amount, percent }, v) => `${percent} % des Vermögens zahlen (${v.short(amount)})`,
  },
  questions: {
    tax: ({ percent }) => `Einkommensteuer: den festen Betrag zahlen oder ${percent} % des Vermögens?`,
  },
}
