import type { Some } from '../../say/chapter-texts.ts'
import { richest } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import { words } from './fr.words.ts'

export const texts: Some<'ending'> = {
  endings: {
    firstBankruptcy: (winners, v) => `La première faillite met fin à la partie : ${richest(winners, v)}`,
    roundsOver: (winners, v) => `La dernière manche est jouée : ${richest(winners, v)}`,
    targetReached: (winners, v) => `La fortune qui donne la victoire est atteinte : ${richest(winners, v)}`,
    secondBankruptcy: (winners, v) => `La deuxième faillite met fin à la partie : ${richest(winners, v)}`,
    timeUp: (winners, v) => `Le temps est écoulé : ${richest(winners, v)}`,
  },
  options: {
    ...told(words.about),
    timeLimit(v) {
      const dealt = v.rule('deal') === null ? '' : ' Au début, chacun reçoit deux titres de propriété et les paie.'
      return `Ce temps écoulé, on termine le tour en cours et la plus grande fortune l’emporte.${dealt}`
    },
  },
}
