import type { Some } from '../chapter-texts.ts'
import { effectNames } from '../effect-names.ts'
import type { CardPhrases } from '../facts/decks.ts'
import { aPiece, place } from './words.ts'

const cardDoes: CardPhrases = {
  advanceTo: (space, _, v) => `avancer jusqu’à : ${place(space, v)}`,
  nextUtility: (factor) => `avancer jusqu’à la prochaine compagnie, loyer de ${factor} fois les dés`,
  nextStation: (times) =>
    `avancer jusqu’à la prochaine gare, loyer ${times === 1 ? 'simple' : `multiplié par ${times}`}`,
  back: (steps) => `reculer de ${steps} ${steps === 1 ? 'case' : 'cases'}`,
  toJail: () => 'en prison',
  jailFree: () => 'carte de sortie',
  receive: (amount, _, v) => `${v.money(amount)} de la banque`,
  pay: (amount, _, v) => `${v.money(amount)} à la banque`,
  receiveEach: (amount, _, v) => `${v.money(amount)} de chaque autre joueur`,
  payEach: (amount, _, v) => `${v.money(amount)} à chaque autre joueur`,
  repairs: (house, hotel, v) =>
    `pour ${aPiece(false, v)} ${v.money(house)}, pour ${aPiece(true, v)} ${v.money(hotel)}, à chaque fois`,
  nothing: () => 'rien',
  sitOut: () => 'passer le prochain tour',
  throwAgain: () => 'lancer encore une fois',
  opposite: () => 'jusqu’à la case d’en face',
}

export const texts: Some<'decks'> = {
  events: {
    cardDrawn: ({ seat, deck, card }, v) =>
      `${v.seat(seat)} tire du paquet ${v.deck(deck)} : « ${v.card(deck, card)} »`,
    cardWritten: ({ seat, deck, effect, first, second }, v) =>
      `${v.seat(seat)} tire du paquet ${v.deck(deck)} une carte propre à cette table : ${cardDoes[effectNames[effect] ?? 'nothing'](first, second, v)}.`,
    jailCardKept: ({ seat, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} garde la carte de sortie.` : `${v.seat(seat)} reçoit une carte de sortie.`,
    jailCardReturned: ({ deck }, v) => `La carte de sortie retourne sous le paquet ${v.deck(deck)}.`,
    cardsShuffled: ({ deck }, v) => `Le paquet ${v.deck(deck)} est épuisé : toutes ses cartes sont remélangées.`,
  },
  phrases: { cardDoes },
}
