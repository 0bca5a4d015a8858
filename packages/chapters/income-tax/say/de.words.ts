// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    incomeTax: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Einkommensteuer ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noTaxToChoose: 'Gerade ist keine Steuer zu wählen.',
  },
  action: {
    payTaxSum: (a, v) => `${v.short(a.amount)} zahlen`,
    payTaxShare: (a, v) => `${a.percent} % des Vermögens zahlen (${v.short(a.amount)})`,
  },
  ask: {
    tax: (a) => `Einkommensteuer: den festen Betrag zahlen oder ${a.percent} % des Vermögens?`,
  },
}
