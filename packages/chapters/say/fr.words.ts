// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import type { Words } from './shape.words.ts'

export const words: Words = {
  phrase: {
    paidTo: (a, v) => (a.to === BANK ? 'à la banque' : a.to === POT ? 'dans la cagnotte' : `à ${v.seat(a.to)}`),
    forDeed: (a, v) => (a.deed < 0 ? '' : ` pour ${v.deed(a.deed)}`),
  },
}
