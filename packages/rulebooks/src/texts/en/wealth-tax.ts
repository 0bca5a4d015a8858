import { words } from '@hausregeln/chapters/wealth-tax/say/en.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `Round ${round} is over: the tax on wealth is due.`,
  },
  payments: words.payment,
}
