// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    income: {
      tax: {
        gist: 'Die Einkommensteuer richtet sich nach allem, was jemand hat.',
        title: 'Einkommensteuer nach Vermögen',
      },
    },
  },
  choice: {
    onTax: {
      share: 'kosten ihren Betrag, das erste nach dem Start aber {taxShare} des Vermögens',
      choose: 'kosten ihren Betrag, das erste nach dem Start nach eigener Wahl auch {taxShare} des Vermögens',
    },
  },
  number: {
    taxShare: 'Einkommensteuer',
  },
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
