// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    own: {
      space: {
        title: 'Vendre à la banque une propriété où l’on s’est arrêté',
      },
    },
  },
  choice: {
    buildsEvenly: {
      whereLanded: 'dans une rue à soi où l’on s’est arrêté',
    },
    ownDeed: {
      noted: 'est noté',
    },
  },
  number: {
    wholeGroupPrice: 'Prix d’une maison sur un groupe complet',
  },
}
