// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    firstThrowDealt: 'der höchste Wurf; zuvor werden Grundstücke verteilt',
  },
  event: {
    starts: (a, v) => `${v.seat(a.seat)} beginnt.`,
  },
  firstThrow: (a, v) => `Wer beginnt? ${v.seat(a.seat)} wirft ${a.dice}.`,
  dealt: (a, v) => `${v.seat(a.seat)} bekommt ${v.deed(a.deed)} zugeteilt und zahlt dafür ${v.money(a.price)}.`,
  ask: {
    deal: (a, v) => `${v.seat(a.seat)} bekommt eine Besitzrechtkarte zugeteilt.`,
  },
}
