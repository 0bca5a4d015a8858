// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
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
  payment: {
    incomeTax: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} d’impôt sur le revenu ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noTaxToChoose: 'Il n’y a pas d’impôt à choisir pour l’instant.',
  },
  action: {
    payTaxSum: (a, v) => `Payer ${v.short(a.amount)}`,
    payTaxShare: (a, v) => `Payer ${a.percent} % de la fortune (${v.short(a.amount)})`,
  },
  ask: {
    tax: (a) => `Impôt sur le revenu : payer la somme fixe ou ${a.percent} % de la fortune ?`,
  },
}
