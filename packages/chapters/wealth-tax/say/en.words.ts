// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    wealthTax: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} tax on wealth ${common.phrase.paidTo(a, v)}.`,
  },
  event: {
    wealthTaxed: (a) => `Round ${a.round} is over: the tax on wealth is due.`,
  },
}
