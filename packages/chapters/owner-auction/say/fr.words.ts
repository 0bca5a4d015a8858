// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    owner: {
      auction: {
        title: 'Enchères à l’initiative du propriétaire',
      },
    },
  },
  number: {
    minimumPenalty: 'Amende si le prix minimum n’est pas atteint',
  },
}
