// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    income: {
      tax: {
        gist: 'L’impôt sur le revenu se calcule sur tout ce que possède un joueur.',
        title: 'Impôt sur le revenu selon la fortune',
      },
    },
  },
  choice: {
    onTax: {
      share: 'coûtent leur montant, mais la première après le Départ {taxShare} de la fortune',
      choose: 'coûtent leur montant ; à la première après le Départ, on peut choisir de payer plutôt {taxShare} de sa fortune',
    },
  },
  number: {
    taxShare: 'Impôt sur le revenu',
  },
}
