// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    trade: {
      title: 'Trading',
      gist: 'Players may offer each other unbuilt properties, jail cards and money, and trade them.',
    },
  },
  question: {
    gifts: 'Gifts',
  },
  choice: {
    gifts: {
      allowed: 'are allowed',
      refused: 'are forbidden: both sides give something',
    },
  },
  number: {
    offersATurn: 'Offers that each may make in a turn',
  },
}
