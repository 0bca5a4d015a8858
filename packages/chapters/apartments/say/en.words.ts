// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    buildsEvenly: {
      byLadder: 'in the group where you have landed, by the number of plots',
    },
    ladder: {
      byPlots: 'by the number of plots',
    },
    ownDeed: {
      landing: 'is noted',
    },
  },
  number: {
    highest: 'Highest level by plots owned',
    leastOfOthers: 'Least level of the others by level',
  },
}
