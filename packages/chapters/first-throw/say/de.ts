import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { boughtAt, dice } from '../../say/de/words.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'first-throw'> = {
  events: {
    ...words.event,
    firstThrow: ({ seat, dieA, dieB }, v) => `Wer beginnt? ${v.seat(seat)} wirft ${dice(dieA, dieB, 0, v)}.`,
    dealt: ({ seat, deed }, v) =>
      `${v.seat(seat)} bekommt ${v.deed(deed)} zugeteilt und zahlt dafür ${v.money(v.price(deed))}.`,
  },
  payments: {
    deal: boughtAt,
  },
  questions: {
    deal: ({ seat }, v) => `${v.seat(seat)} bekommt eine Besitzrechtkarte zugeteilt.`,
  },
}
