// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    plotSale: (a, v) => `${v.seat(a.to)} receives ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    deedBuilt: 'The buildings on this property must be sold first.',
  },
}
