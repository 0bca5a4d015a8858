// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  risk: {
    won: (a, v) => `Das Risiko zahlt sich aus: ${v.seat(a.to)} erhält ${v.money(a.amount)}.`,
    lost: (a, v) => `Das Risiko geht daneben: ${v.seat(a.from)} zahlt ${v.money(a.amount)}.`,
  },
}
