import type { Some } from '../chapter-texts.ts'

export const texts: Some<'decks'> = {
  events: {
    cardDrawn: ({ seat, deck, card }, v) =>
      `${v.seat(seat)} tire du paquet ${v.deck(deck)} : « ${v.card(deck, card)} »`,
    jailCardKept: ({ seat, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} garde la carte de sortie.` : `${v.seat(seat)} reçoit une carte de sortie.`,
    jailCardReturned: ({ deck }, v) => `La carte de sortie retourne sous le paquet ${v.deck(deck)}.`,
    cardsShuffled: ({ deck }, v) => `Le paquet ${v.deck(deck)} est épuisé : toutes ses cartes sont remélangées.`,
  },
}
