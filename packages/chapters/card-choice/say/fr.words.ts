// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    card: {
      choice: {
        title: 'Cartes au choix',
      },
    },
  },
  choice: {
    onCards: {
      mayDraw: 'on peut tirer une carte, sans y être obligé',
    },
  },
}
