// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    own: {
      space: {
        title: 'Selling a property to the bank where you have landed',
      },
    },
  },
  choice: {
    buildsEvenly: {
      whereLanded: 'on a street of your own where you have landed',
    },
    ownDeed: {
      noted: 'is noted',
    },
  },
  number: {
    wholeGroupPrice: 'Price of a house on a whole group',
  },
}
