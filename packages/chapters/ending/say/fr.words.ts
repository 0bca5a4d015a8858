// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    byPricesUnbuilt: 'l’argent, les propriétés à leur prix, hypothéquées à la moitié',
  },
  about: {
    shortGame: 'Au début, chacun reçoit deux titres de propriété et les paie. Un hôtel ne demande que 3 maisons. Après la deuxième faillite, la plus grande fortune l’emporte.',
  },
  end: {
    secondBankruptcy: (a, v) => `La deuxième faillite met fin à la partie : ${common.phrase.richest(a, v)}`,
    firstBankruptcy: (a, v) => `La première faillite met fin à la partie : ${common.phrase.richest(a, v)}`,
    roundsOver: (a, v) => `La dernière manche est jouée : ${common.phrase.richest(a, v)}`,
    targetReached: (a, v) => `La fortune qui donne la victoire est atteinte : ${common.phrase.richest(a, v)}`,
    timeUp: (a, v) => `Le temps est écoulé : ${common.phrase.richest(a, v)}`,
  },
  timeLimit: {
    plain: 'Ce temps écoulé, on termine le tour en cours et la plus grande fortune l’emporte.',
    dealt: 'Ce temps écoulé, on termine le tour en cours et la plus grande fortune l’emporte. Au début, chacun reçoit deux titres de propriété et les paie.',
  },
}
