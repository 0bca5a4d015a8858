// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    plot: {
      sale: {
        title: 'Selling properties to the bank before a throw',
      },
    },
  },
}
