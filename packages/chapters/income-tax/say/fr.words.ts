// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
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
