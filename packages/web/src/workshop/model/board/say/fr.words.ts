// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  newSpace: 'Nouvelle case',
  print: {
    advanceTo: (a) => `Avancez jusqu’à la case « ${a.space} ».`,
    nextUtility: (a) => `Avancez jusqu’à la prochaine compagnie. Si elle appartient à quelqu’un, payez ${number(a.factor)} fois les points des dés.`,
    nextStation: (a) => (a.times === 1 ? 'Avancez jusqu’à la prochaine gare.' : a.times < 2 ? `Avancez jusqu’à la prochaine gare. Si elle appartient à quelqu’un, payez ${number(a.times)} fois le loyer.` : `Avancez jusqu’à la prochaine gare. Si elle appartient à quelqu’un, payez ${number(a.times)} fois le loyer.`),
    back: (a) => (a.steps === 1 ? 'Reculez d’une case.' : a.steps < 2 ? `Reculez de ${number(a.steps)} case.` : `Reculez de ${number(a.steps)} cases.`),
    toJail: 'Allez en prison, tout droit.',
    jailFree: 'Cette carte vous libère. Gardez-la jusqu’à ce que vous en ayez besoin.',
    receive: (a) => `La banque vous verse ${a.amount}.`,
    pay: (a) => `Versez ${a.amount} à la banque.`,
    receiveEach: (a) => `Tous les autres joueurs vous versent chacun ${a.amount}.`,
    payEach: (a) => `Versez ${a.amount} à chacun des autres joueurs.`,
    repairs: (a) => `Versez à la banque ${a.house} pour chacune de vos maisons et ${a.hotel} pour chaque hôtel.`,
    nothing: 'Il ne se passe rien.',
    sitOut: 'Passez un tour.',
    throwAgain: 'Relancez les dés.',
    opposite: 'Placez votre pion sur la case d’en face.',
  },
}
