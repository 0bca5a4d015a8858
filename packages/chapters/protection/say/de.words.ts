// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    surcharge: {
      halfInJail: 'kosten {protectionShare} des Betrags noch einmal, in den Topf',
    },
  },
  number: {
    protectionShare: 'Aufschlag auf freiwillige Geschäfte aus dem Gefängnis',
  },
  payment: {
    protection: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Schutzgeld ${common.phrase.paidTo(a, v)}.`,
  },
}
