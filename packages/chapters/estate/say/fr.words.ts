// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    estateAuctioned: (a, v) => `Parmi les biens ${of(v.seat(a.seat))}, ${v.deed(a.deed)} sera mise aux enchères.`,
  },
}
