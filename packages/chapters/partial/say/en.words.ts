// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      payPart: 'pays what is there',
    },
    eliminate: {
      isOut: 'is out',
    },
    resign: {
      givesUp: 'is out, and the money goes to the bank',
    },
  },
  event: {
    paymentCut: (a, v) => `Due: ${v.money(a.owed)}; ${v.seat(a.seat)} can pay only ${v.money(a.paid)}.`,
    eliminated: (a, v) => `${v.seat(a.seat)} has no money left and is out of the game.`,
  },
}
