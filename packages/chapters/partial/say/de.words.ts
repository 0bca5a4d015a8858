// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      payPart: 'wird gezahlt, was da ist',
    },
    eliminate: {
      isOut: 'scheidet aus',
    },
    resign: {
      givesUp: 'scheidet aus; sein Geld geht an die Bank',
    },
  },
}
