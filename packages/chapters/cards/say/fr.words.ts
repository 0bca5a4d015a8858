// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  effect: {
    advanceTo: (a, v) => (v.isOnlyJail(a.space) ? 'avancer jusqu’à : la case Prison' : `avancer jusqu’à : ${v.space(a.space)}`),
    nextUtility: (a) => `avancer jusqu’à la prochaine compagnie, loyer de ${a.factor} fois les dés`,
    nextStation: (a) => (a.times === 0 ? 'avancer jusqu’à la prochaine gare, sans loyer' : a.times < 2 ? 'avancer jusqu’à la prochaine gare, loyer simple' : `avancer jusqu’à la prochaine gare, loyer multiplié par ${a.times}`),
    back: (a) => (a.steps < 2 ? `reculer de ${a.steps} case` : `reculer de ${a.steps} cases`),
    toJail: () => 'en prison',
    jailFree: 'carte de sortie',
    receive: (a, v) => `${v.money(a.amount)} de la banque`,
    pay: (a, v) => `${v.money(a.amount)} à la banque`,
    receiveEach: (a, v) => `${v.money(a.amount)} de chaque autre joueur`,
    payEach: (a, v) => `${v.money(a.amount)} à chaque autre joueur`,
    repairs: (a, v) => `${v.money(a.house)} par ${v.noun(a.houses)}, ${v.money(a.hotel)} par ${v.noun(a.hotels)}`,
    nothing: 'rien',
  },
  card: {
    advanceTo: 'Avancer jusqu’à une case',
    nextUtility: 'Avancer jusqu’à la prochaine compagnie',
    nextStation: 'Avancer jusqu’à la prochaine gare',
    back: 'Reculer',
    toJail: 'En prison',
    jailFree: 'Carte de sortie',
    receive: 'De l’argent de la banque',
    pay: 'De l’argent à la banque',
    receiveEach: 'De l’argent de chaque autre joueur',
    payEach: 'De l’argent à chaque autre joueur',
    repairs: 'Réparations des maisons et des hôtels',
    nothing: 'Rien',
  },
}
