// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    plot: {
      sale: {
        title: 'Vendre des propriétés à la banque avant un lancer',
      },
    },
  },
}
