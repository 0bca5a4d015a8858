// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    estateAuctioned: (a, v) => `From the estate of ${v.seat(a.seat)}, ${v.deed(a.deed)} is to be auctioned.`,
  },
}
