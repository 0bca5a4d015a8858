// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    protection: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Schutzgeld ${common.phrase.paidTo(a, v)}.`,
  },
}
