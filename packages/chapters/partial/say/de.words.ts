// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    paymentCut: (a, v) => `Fällig: ${v.money(a.owed)}; ${v.seat(a.seat)} kann nur ${v.money(a.paid)} zahlen.`,
    eliminated: (a, v) => `${v.seat(a.seat)} hat kein Geld mehr und ist aus dem Spiel.`,
  },
}
