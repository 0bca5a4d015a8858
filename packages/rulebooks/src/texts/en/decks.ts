import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'decks'> = {
  events: {
    cardDrawn: ({ seat, deck, card }, v) =>
      `${v.seat(seat)} draws from the ${v.deck(deck)} deck: “${v.card(deck, card)}”`,
    jailCardKept: ({ seat, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} keeps the jail card.` : `${v.seat(seat)} receives a jail card.`,
    jailCardReturned: ({ deck }, v) => `The jail card goes back to the bottom of the ${v.deck(deck)} deck.`,
    cardsShuffled: ({ deck }, v) => `The ${v.deck(deck)} deck is used up: all its cards are shuffled anew.`,
  },
}
