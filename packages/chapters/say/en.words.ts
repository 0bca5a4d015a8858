// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import type { Words } from './shape.words.ts'

export const words: Words = {
  phrase: {
    paidTo: (a, v) => (a.to === BANK ? 'to the bank' : a.to === POT ? 'into the pot' : `to ${v.seat(a.to)}`),
    forDeed: (a, v) => (a.deed < 0 ? '' : ` for ${v.deed(a.deed)}`),
  },
}
