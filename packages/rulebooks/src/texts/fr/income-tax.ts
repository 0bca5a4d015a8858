import type { Some } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: Some<'income-tax'> = {
  payments: {
    incomeTax: ({ from, to, amount }, v) =>
      `${v.seat(from)} paie ${v.money(amount)} d’impôt sur le revenu ${paidTo(to, v)}.`,
  },
  refusals: { noTaxToChoose: 'Il n’y a pas d’impôt à choisir pour l’instant.' },
  actions: {
    payTaxSum: ({ amount }, v) => `Payer ${v.short(amount)}`,
    payTaxShare: ({ amount, percent }, v) => `Payer ${percent} % de la fortune (${v.short(amount)})`,
  },
  questions: {
    tax: ({ percent }) => `Impôt sur le revenu : payer la somme fixe ou ${percent} % de la fortune ?`,
  },
}
