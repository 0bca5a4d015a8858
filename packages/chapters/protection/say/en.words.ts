// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    surcharge: {
      halfInJail: 'cost {protectionShare} of the amount again, to the pot',
    },
  },
  number: {
    protectionShare: 'Surcharge on voluntary deals from jail',
  },
  payment: {
    protection: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} protection money ${common.phrase.paidTo(a, v)}.`,
  },
}
