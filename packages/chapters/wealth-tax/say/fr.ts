import type { Some } from '../../say/chapter-texts.ts'
import { words } from './fr.words.ts'

export const texts: Some<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `La manche ${round} est terminée : l’impôt sur la fortune est dû.`,
  },
  payments: words.payment,
}
