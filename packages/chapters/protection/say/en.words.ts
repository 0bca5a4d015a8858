// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    surcharge: {
      halfInJail: 'cost {protectionShare} of the amount again, to the pot',
    },
  },
  number: {
    protectionShare: 'Surcharge on voluntary deals from jail',
  },
}
