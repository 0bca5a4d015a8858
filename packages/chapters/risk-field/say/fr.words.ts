// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  risk: {
    won: (a, v) => `Le risque a payé : ${v.seat(a.to)} reçoit ${v.money(a.amount)}.`,
    lost: (a, v) => `Le risque tourne mal : ${v.seat(a.from)} paie ${v.money(a.amount)}.`,
  },
}
