// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    estateAuctioned: (a, v) => `Aus dem Besitz von ${v.seat(a.seat)} kommt ${v.deed(a.deed)} zur Versteigerung.`,
  },
}
