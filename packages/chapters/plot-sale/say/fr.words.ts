// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    plotSale: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    deedBuilt: 'Il faut d’abord vendre les bâtiments de cette propriété.',
  },
}
