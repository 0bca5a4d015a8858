import type { ChapterTexts } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: ChapterTexts<'protection'> = {
  payments: {
    protection: ({ from, to, amount }, v) =>
      `${v.seat(from)} pays ${v.money(amount)} protection money ${paidTo(to, v)}.`,
  },
}
