// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    owner: {
      auction: {
        title: 'Auctions by the owner',
      },
    },
  },
  number: {
    minimumPenalty: 'Penalty where the minimum price is not reached',
  },
}
