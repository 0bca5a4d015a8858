// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    wealth: {
      tax: {
        gist: 'Après un certain nombre de manches, tous paient une part de ce qu’ils possèdent.',
        title: 'Impôt sur la fortune',
      },
    },
  },
  question: {
    wealthTax: 'Un impôt sur la fortune',
  },
  choice: {
    wealthTax: {
      everyRounds: 'est dû toutes les {wealthTaxRounds} manches : {wealthTaxShare}',
      nothing: 'n’est jamais dû',
    },
  },
  number: {
    wealthTaxRounds: 'Manches entre deux impôts sur la fortune',
    wealthTaxShare: 'Impôt sur la fortune',
  },
  payment: {
    wealthTax: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} d’impôt sur la fortune ${common.phrase.paidTo(a, v)}.`,
  },
  event: {
    wealthTaxed: (a) => `La manche ${a.round} est terminée : l’impôt sur la fortune est dû.`,
  },
}
