// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    drawCard: {
      laidAside: 'are laid aside and shuffled again after the last one',
    },
    onCards: {
      drawEndsDoubles: 'a card is drawn; doubles give no further throw',
    },
  },
}
