// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    incomeTax: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} income tax ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noTaxToChoose: 'There is no tax to choose now.',
  },
  action: {
    payTaxSum: (a, v) => `Pay ${v.short(a.amount)}`,
    payTaxShare: (a, v) => `Pay ${a.percent} % of all possessions (${v.short(a.amount)})`,
  },
  ask: {
    tax: (a) => `Income tax: pay the fixed sum, or ${a.percent} % of all possessions?`,
  },
}
