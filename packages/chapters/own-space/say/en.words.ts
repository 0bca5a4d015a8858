// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
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
  payment: {
    ownSell: (a, v) => `${v.seat(a.to)} receives ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    buildsOnlyHere: 'Building is possible only on the player’s own property, on landing there, and only once.',
    sellsOnlyHere: 'Only the player’s own property can be sold, on landing there.',
  },
}
