// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    plot: {
      sale: {
        title: 'Verkauf von Grundstücken an die Bank, vor dem Wurf',
      },
    },
  },
}
