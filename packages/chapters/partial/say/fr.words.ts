// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    paymentCut: (a, v) => `À payer : ${v.money(a.owed)} ; ${v.seat(a.seat)} ne peut payer que ${v.money(a.paid)}.`,
    eliminated: (a, v) => `${v.seat(a.seat)} n’a plus d’argent et quitte la partie.`,
  },
}
