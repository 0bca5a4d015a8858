import type { Some } from '../../say/chapter-texts.ts'
import { boughtAt, dice } from '../../say/fr/words.ts'
import { words } from './fr.words.ts'

export const texts: Some<'first-throw'> = {
  events: {
    ...words.event,
    firstThrow: ({ seat, dieA, dieB }, v) => `Qui commence ? ${v.seat(seat)} fait ${dice(dieA, dieB, 0, v)}.`,
    dealt: ({ seat, deed }, v) => `${v.seat(seat)} reçoit ${v.deed(deed)} et paie ${v.money(v.price(deed))}.`,
  },
  payments: { deal: boughtAt },
  questions: {
    deal: ({ seat }, v) => `${v.seat(seat)} reçoit un titre de propriété.`,
  },
}
