import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { boughtAt, dice } from '../../say/en/words.ts'
import { words } from './en.words.ts'

export const texts: ChapterTexts<'first-throw'> = {
  events: {
    ...words.event,
    firstThrow: ({ seat, dieA, dieB }, v) => `Who starts? ${v.seat(seat)} throws ${dice(dieA, dieB, 0, v)}.`,
    dealt: ({ seat, deed }, v) => `${v.seat(seat)} is dealt ${v.deed(deed)} and pays ${v.money(v.price(deed))} for it.`,
  },
  payments: {
    deal: boughtAt,
  },
  questions: {
    deal: ({ seat }, v) => `A title deed is dealt to ${v.seat(seat)}.`,
  },
}
