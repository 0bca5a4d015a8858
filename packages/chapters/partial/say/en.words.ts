// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    paymentCut: (a, v) => `Due: ${v.money(a.owed)}; ${v.seat(a.seat)} can pay only ${v.money(a.paid)}.`,
    eliminated: (a, v) => `${v.seat(a.seat)} has no money left and is out of the game.`,
  },
}
