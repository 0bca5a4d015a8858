import { words } from '@hausregeln/chapters/wealth-tax/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `La manche ${round} est terminée : l’impôt sur la fortune est dû.`,
  },
  payments: words.payment,
}
