// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
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
  payment: {
    ownSell: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    buildsOnlyHere: 'On ne construit que sur une propriété à soi, en s’y arrêtant, et une seule fois.',
    sellsOnlyHere: 'On ne vend qu’une propriété à soi, en s’y arrêtant.',
  },
}
