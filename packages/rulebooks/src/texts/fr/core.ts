import { bits } from '@hausregeln/engine'
import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { account, lastMoney, richest } from './words.ts'

function wait({ seats, what }: Questions['wait'], v: Voice): string {
  const several = bits(seats).length > 1
  switch (what) {
    case 'auction':
      return `${v.seats(seats)} ${several ? 'peuvent' : 'peut'} encore enchérir.`
    case 'minimum':
      return `${v.seats(seats)} fixe un prix minimum.`
    case 'debt':
      return `${v.seats(seats)} doit d’abord régler une dette.`
    case 'pieces':
      return `Les bâtiments manquent : on demande à ${v.seats(seats)}.`
    default:
      return `C’est à ${v.seats(seats)} de jouer.`
  }
}

export const texts: Some<'core'> = {
  events: {
    left: ({ seat, heir }, v) => `${v.seat(seat)} quitte la partie ; ce qui reste revient à ${account(heir, v)}.`,
    resigned: ({ seat }, v) => `${v.seat(seat)} abandonne.`,
    timeUp: () => 'Le temps est écoulé ; on termine encore ce tour.',
    corrected: ({ entry }) => `L’entrée ${entry} a été corrigée ; la suite a été recalculée.`,
  },
  payments: { resign: lastMoney },
  refusals: {
    gameOver: 'La partie est déjà terminée.',
    notInGame: 'Cette place n’est pas en jeu.',
    notInRulebook: 'Ces règles ne le prévoient pas.',
    malformed: 'Cette saisie est incomplète ou erronée.',
    diceInTheAir: 'Il faut d’abord savoir ce que montrent les dés ou la carte.',
    notYourTurn: 'C’est à quelqu’un d’autre de jouer.',
    notNow: 'Ce n’est pas possible pour le moment.',
    noSuchDeed: 'Il n’y a pas de telle propriété sur le plateau.',
    noChanceAwaited: 'Ici, on ne lance pas les dés et on ne tire pas de carte.',
    noSuchOutcome: 'Les dés ou le paquet ne peuvent pas donner cela ici.',
    otherChance: 'On lance ou on tire ici autre chose qu’à l’époque.',
    noSuchSpace: 'Il n’y a pas de telle case sur le plateau.',
  },
  actions: {
    throw: ({ reason }) =>
      reason === 'jail' ? 'Tenter un double' : reason === 'doubles' ? 'Relancer les dés' : 'Lancer les dés',
    endTurn: () => 'Terminer le tour',
  },
  questions: {
    over: () => 'La partie est terminée.',
    dice: ({ seat }, v) => `${v.seat(seat)} lance les dés.`,
    card: ({ deck }, v) => `On tire une carte du paquet ${v.deck(deck)}.`,
    lot: ({ seats }, v) => `Le sort décide entre ${v.seats(seats)}.`,
    decide: () => 'Une décision est attendue.',
    wait,
  },
  endings: {
    lastPlayer: (winners, v) => `Il ne reste que ${v.seats(winners)}, qui gagne la partie.`,
    agreed: (winners, v) => `Tout le monde accepte d’arrêter ici : ${richest(winners, v)}`,
  },
}
