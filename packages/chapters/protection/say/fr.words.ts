// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    protection: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} pour sa protection ${common.phrase.paidTo(a, v)}.`,
  },
}
