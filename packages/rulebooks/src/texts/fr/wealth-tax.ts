import type { Some } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: Some<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `La manche ${round} est terminée : l’impôt sur la fortune est dû.`,
  },
  payments: {
    wealthTax: ({ from, to, amount }, v) =>
      `${v.seat(from)} paie ${v.money(amount)} d’impôt sur la fortune ${paidTo(to, v)}.`,
  },
}
