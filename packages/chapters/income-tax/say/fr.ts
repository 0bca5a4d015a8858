import type { Some } from '../../say/chapter-texts.ts'
import { words } from './fr.words.ts'

export const texts: Some<'income-tax'> = {
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    payTaxSum: ({ amount }, v) => `Payer ${v.short(amount)}`,
    payTaxShare: ({ amount, percent }, v) => `Payer ${percent} % de la fortune (${v.short(amount)})`,
  },
  questions: {
    tax: ({ percent }) => `Impôt sur le revenu : payer la somme fixe ou ${percent} % de la fortune ?`,
  },
}
