import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `Runde ${round} ist vorbei: Die Vermögensteuer ist fällig.`,
  },
  payments: words.payment,
}
