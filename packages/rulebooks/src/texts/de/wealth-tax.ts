import type { ChapterTexts } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: ChapterTexts<'wealth-tax'> = {
  events: {
    wealthTaxed: ({ round }) => `Runde ${round} ist vorbei: Die Vermögensteuer ist fällig.`,
  },
  payments: {
    wealthTax: ({ from, to, amount }, v) => `${v.seat(from)} zahlt ${v.money(amount)} Vermögensteuer ${paidTo(to, v)}.`,
  },
}
