import { type ChanceSource, SOURCES } from '@hausregeln/engine'
import type { Some } from '../chapter-texts.ts'
import { account, lastMoney, richest } from './words.ts'

export const texts: Some<'core'> = {
  waits: {
    turn: (seats, v) => `C’est à ${v.seats(seats)} de jouer.`,
  },
  events: {
    left: ({ seat, heir }, v) => `${v.seat(seat)} quitte la partie ; ce qui reste revient à ${account(heir, v)}.`,
    resigned: ({ seat }, v) => `${v.seat(seat)} abandonne.`,
    timeUp: () => 'Le temps est écoulé ; on termine encore ce tour.',
    corrected: ({ entry }) => `L’entrée ${entry} a été corrigée ; la suite a été recalculée.`,
    saved: () => 'Tout le monde est d’accord : la partie est enregistrée telle quelle.',
    chanceMoved: ({ source }) => chanceFrom[SOURCES[source] ?? 'seed'],
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
  },
  endings: {
    lastPlayer: (winners, v) => `Il ne reste que ${v.seats(winners)}, qui gagne la partie.`,
    agreed: (winners, v) => `La partie s’arrête ici : ${richest(winners, v)}`,
  },
}

const chanceFrom: Readonly<Record<ChanceSource['kind'], string>> = {
  seed: 'À partir d’ici, c’est cet écran qui lance les dés.',
  given: 'À partir d’ici, on lance les dés à table.',
  committed: 'À partir d’ici, c’est le serveur qui lance les dés ; il s’est engagé sur son nombre de départ.',
}
