// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    drawCard: {
      backUnder: 'retournent sous leur paquet',
    },
  },
}
