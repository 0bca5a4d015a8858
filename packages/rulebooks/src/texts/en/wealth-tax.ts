import type { ChapterTexts } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: ChapterTexts<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `Round ${round} is over: the tax on wealth is due.`,
  },
  payments: {
    wealthTax: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} tax on wealth ${paidTo(to, v)}.`,
  },
}
