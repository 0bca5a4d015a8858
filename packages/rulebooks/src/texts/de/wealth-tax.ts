import { words } from '@hausregeln/chapters/wealth-tax/say/de.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `Runde ${round} ist vorbei: Die Vermögensteuer ist fällig.`,
  },
  payments: words.payment,
}
