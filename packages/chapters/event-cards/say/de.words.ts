// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    drawCard: {
      laidAside: 'werden abgelegt und nach der letzten neu gemischt',
    },
    onCards: {
      drawEndsDoubles: 'eine Karte wird gezogen; ein Pasch gibt keinen weiteren Wurf',
    },
  },
}
