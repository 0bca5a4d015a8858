// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    ownSell: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    buildsOnlyHere: 'On ne construit que sur une propriété à soi, en s’y arrêtant, et une seule fois.',
    sellsOnlyHere: 'On ne vend qu’une propriété à soi, en s’y arrêtant.',
  },
}
