import type { ChapterTexts } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: ChapterTexts<'protection'> = {
  payments: {
    protection: ({ from, to, amount }, v) => `${v.seat(from)} zahlt ${v.money(amount)} Schutzgeld ${paidTo(to, v)}.`,
  },
}
