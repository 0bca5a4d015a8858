// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      payPart: 'wird gezahlt, was da ist',
    },
    eliminate: {
      isOut: 'scheidet aus',
    },
    resign: {
      givesUp: 'scheidet aus; sein Geld geht an die Bank',
    },
  },
  event: {
    paymentCut: (a, v) => `Fällig: ${v.money(a.owed)}; ${v.seat(a.seat)} kann nur ${v.money(a.paid)} zahlen.`,
    eliminated: (a, v) => `${v.seat(a.seat)} hat kein Geld mehr und ist aus dem Spiel.`,
  },
}
