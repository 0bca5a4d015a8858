// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    surcharge: {
      halfInJail: 'kosten {protectionShare} des Betrags noch einmal, in den Topf',
    },
  },
  number: {
    protectionShare: 'Aufschlag auf freiwillige Geschäfte aus dem Gefängnis',
  },
}
