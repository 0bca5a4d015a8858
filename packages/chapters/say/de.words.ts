// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import type { Words } from './shape.words.ts'

export const words: Words = {
  phrase: {
    paidTo: (a, v) => (a.to === BANK ? 'an die Bank' : a.to === POT ? 'in den Topf' : `an ${v.seat(a.to)}`),
    forDeed: (a, v) => (a.deed < 0 ? '' : ` für ${v.deed(a.deed)}`),
  },
}
