// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    drawCard: {
      laidAside: 'sont mises de côté et remélangées après la dernière',
    },
    onCards: {
      drawEndsDoubles: 'on tire une carte ; un double ne donne pas de nouveau lancer',
    },
  },
}
