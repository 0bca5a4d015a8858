// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    byPricesUnbuilt: 'l’argent, les propriétés à leur prix, hypothéquées à la moitié',
  },
  about: {
    dealtPaid: (a) => (a.deeds < 2 ? `Au début, chacun reçoit ${a.deeds} titre de propriété et le paie.` : `Au début, chacun reçoit ${a.deeds} titres de propriété et les paie.`),
    dealtFree: (a) => (a.deeds < 2 ? `Au début, chacun reçoit ${a.deeds} titre de propriété, qui ne coûte rien.` : `Au début, chacun reçoit ${a.deeds} titres de propriété, qui ne coûtent rien.`),
    houses: (a) => (a.houses < 2 ? `Un hôtel ne demande que ${a.houses} maison.` : `Un hôtel demande ${a.houses} maisons.`),
    ends: (a) => (a.bankruptcies === 1 ? 'Après la première faillite, la plus grande fortune l’emporte.' : a.bankruptcies < 2 ? `Après ${a.bankruptcies} faillite, la plus grande fortune l’emporte.` : a.bankruptcies === 2 ? 'Après la deuxième faillite, la plus grande fortune l’emporte.' : `Après ${a.bankruptcies} faillites, la plus grande fortune l’emporte.`),
    timeLimit: 'Ce temps écoulé, on termine le tour en cours et la plus grande fortune l’emporte.',
  },
  end: {
    secondBankruptcy: (a, v) => (a.bankruptcies === 1 ? `La première faillite met fin à la partie : ${common.phrase.richest(a, v)}` : a.bankruptcies < 2 ? `Après ${a.bankruptcies} faillite, la partie est finie : ${common.phrase.richest(a, v)}` : a.bankruptcies === 2 ? `La deuxième faillite met fin à la partie : ${common.phrase.richest(a, v)}` : `Après ${a.bankruptcies} faillites, la partie est finie : ${common.phrase.richest(a, v)}`),
    firstBankruptcy: (a, v) => `La première faillite met fin à la partie : ${common.phrase.richest(a, v)}`,
    roundsOver: (a, v) => `La dernière manche est jouée : ${common.phrase.richest(a, v)}`,
    targetReached: (a, v) => `La fortune qui donne la victoire est atteinte : ${common.phrase.richest(a, v)}`,
    timeUp: (a, v) => `Le temps est écoulé : ${common.phrase.richest(a, v)}`,
  },
}
