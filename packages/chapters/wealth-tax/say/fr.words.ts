// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    wealthTax: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} d’impôt sur la fortune ${common.phrase.paidTo(a, v)}.`,
  },
  event: {
    wealthTaxed: (a) => `La manche ${a.round} est terminée : l’impôt sur la fortune est dû.`,
  },
}
