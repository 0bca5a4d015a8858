import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `Round ${round} is over: the tax on wealth is due.`,
  },
  payments: words.payment,
}
