// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { list } = language('fr-FR')

export const words: Words = {
  heads: {
    start: 'début',
    luck: 'chance',
    ownLuck: '(ses lancers)',
    play: 'jeu',
    others: 'jeu des autres',
    rest: 'reste',
    end: 'fin',
  },
  causes: {
    luck: 'chance',
    play: 'jeu',
    rest: 'reste',
  },
  verdict: (a) => (a.won ? `${a.name} a gagné : par la chance ${a.luck}, par le jeu ${a.play}.` : `${a.name} n’a pas gagné : par la chance ${a.luck}, par le jeu ${a.play}.`),
  lead: (a) => `Plus longue avance : ${a.name}, manches ${a.round} à ${a.toRound} (entrées ${a.entry} à ${a.toEntry}).`,
  noLead: 'Personne n’a jamais été en tête.',
  running: 'La partie n’est pas terminée : les dernières chances sont celles du moment où elle s’arrête.',
  otherRules: 'Le réseau a été entraîné pour d’autres règles, semblables à celles-ci : ses chiffres peuvent être inexacts.',
  turningPoints: 'Tournants :',
  moment: (a) => `Entrée ${a.entry}, manche ${a.round} : ${a.name} ${a.change} (${a.cause}).`,
  note: 'En points de pourcentage, selon les chances de gagner qu’estime le réseau ; le jeu se mesure à ce que ferait le bot « steady ».',
  decisions: 'Les plus mauvaises décisions :',
  decision: (a) => `Entrée ${a.entry}, manche ${a.round} : ${a.name} ${a.change}.`,
  done: (a) => `Fait : ${list(a.what)}.`,
  doneNothing: 'Fait : rien.',
  instead: (a) => `Mieux : ${a.what} (${a.now} % au lieu ${of(a.before)} %).`,
  insteadNothing: (a) => `Mieux : rien de cela (${a.now} % au lieu ${of(a.before)} %).`,
  playedOn: (a) => `Joué ${a.games} fois de chaque façon : ${a.change} (${of(a.least)} à ${a.most}).`,
  noDecisions: 'Aucune décision n’a coûté un demi-point ou plus.',
  rolled: (a) => `Aucun réseau n’a été entraîné pour ces règles : les chances, en pour cent, sont celles de parties que le bot « steady » a jouées à partir de ces moments, ${a.games} fois chacun, avec les limites de confiance à 95 %. La chance et les décisions ne sont pas indiquées.`,
  rolledEntry: 'Entrée',
  rolledRound: 'Manche',
  decisionsNote: 'Décisions : ce que le meilleur coup manqué aurait ajouté aux chances du joueur, selon le réseau ; un échange que personne n’a proposé compte si les deux parties y auraient gagné. Les offres cachées comptent selon ce que les autres auraient pu offrir.',
  broken: (a) => `${a.path} : « ${a.id} » ne peut pas se jouer ainsi.`,
  fine: (a) => `${a.path} : « ${a.id} » peut se jouer, empreinte ${a.mark}.`,
  lessonFine: (a) => (a.count < 2 ? `${a.path} : une leçon sur « ${a.id} » qui peut se jouer, ${a.count} étape.` : `${a.path} : une leçon sur « ${a.id} » qui peut se jouer, ${a.count} étapes.`),
  completed: (a) => (a.words === '' ? `Complété par : ${a.step}.` : `Complété par : ${a.step} – ${a.words}.`),
  tried: (a) => (a.ended < 2 ? `${a.ended} partie d’essai sur ${a.games} s’est terminée en ${a.rounds} manches au plus.` : `${a.ended} parties d’essai sur ${a.games} se sont terminées en ${a.rounds} manches au plus.`),
  doubt: 'Souvent, la partie ne se termine pas d’elle-même.',
  stuck: (a) => `Une partie d’essai ne peut pas continuer : ${a.why}`,
}
