// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  risk: {
    won: (a, v) => `The risk pays off: ${v.seat(a.to)} receives ${v.money(a.amount)}.`,
    lost: (a, v) => `The risk goes wrong: ${v.seat(a.from)} pays ${v.money(a.amount)}.`,
  },
}
