// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    drawCard: {
      backUnder: 'go back under their deck',
    },
  },
}
