// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    target: 'On gagne',
    lastRound: 'Elle est finie',
  },
  choice: {
    seatLeft: {
      lastPlayer: 'avec le dernier joueur',
      firstBankruptcy: 'avec le premier joueur éliminé ; la plus grande fortune gagne',
      secondBankruptcy: 'avec le deuxième joueur éliminé ; la plus grande fortune gagne',
    },
    lastRound: {
      afterRounds: 'après la manche {rounds} ; la plus grande fortune gagne',
      nothing: 'après aucun nombre de manches',
    },
    target: {
      byWealth: 'à la fin de la manche où quelqu’un a une fortune de {targetWealth}, par la plus grande fortune',
      nothing: 'à aucune fortune particulière',
    },
    turnEnded: {
      byTime: 'après le temps que fixe la table',
    },
    wealth: {
      byPrices: 'l’argent, les propriétés à leur prix, hypothéquées à la moitié, les bâtiments à leur prix',
      byHalfPrices: 'l’argent, les propriétés et les bâtiments à la moitié de leur prix',
      bySaleValues: 'l’argent et ce que la banque donnerait pour les biens, moins les dettes',
    },
  },
  number: {
    shortGameBankruptcies: 'Faillites qui mettent fin à une partie courte',
    rounds: 'Manches',
    targetWealth: 'Fortune pour gagner',
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
