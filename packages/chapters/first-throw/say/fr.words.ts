// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    firstThrowDealt: 'le plus grand lancer ; on distribue d’abord des propriétés',
  },
  event: {
    starts: (a, v) => `${v.seat(a.seat)} commence.`,
  },
  firstThrow: (a, v) => `Qui commence ? ${v.seat(a.seat)} fait ${a.dice}.`,
  dealt: (a, v) => `${v.seat(a.seat)} reçoit ${v.deed(a.deed)} et paie ${v.money(a.price)}.`,
  ask: {
    deal: (a, v) => `${v.seat(a.seat)} reçoit un titre de propriété.`,
  },
}
