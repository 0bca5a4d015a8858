// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    finiteBank: {
      finite: 'limité : {bankCash}, argent de départ compris ; ce qui lui manque n’est pas dû',
    },
    turnEnded: {
      byBank: 'après le temps que fixe la table ; et à la manche où la banque n’a plus d’argent',
    },
  },
  number: {
    bankCash: 'L’argent de la banque',
  },
  refusal: {
    bankTooPoor: 'La banque n’a plus autant d’argent.',
  },
  end: {
    bankBroke: (a, v) => `La banque n’a plus d’argent : ${common.phrase.richest(a, v)}`,
  },
}
