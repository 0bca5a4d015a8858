// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    firstThrowDealt: 'the highest throw; properties are dealt before it',
  },
  event: {
    starts: (a, v) => `${v.seat(a.seat)} starts.`,
  },
  firstThrow: (a, v) => `Who starts? ${v.seat(a.seat)} throws ${a.dice}.`,
  dealt: (a, v) => `${v.seat(a.seat)} is dealt ${v.deed(a.deed)} and pays ${v.money(a.price)} for it.`,
  ask: {
    deal: (a, v) => `A title deed is dealt to ${v.seat(a.seat)}.`,
  },
}
