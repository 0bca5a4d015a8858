import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'decks'> = {
  events: {
    cardDrawn: ({ seat, deck, card }, v) => `${v.seat(seat)} zieht vom Stapel ${v.deck(deck)}: „${v.card(deck, card)}“`,
    jailCardKept: ({ seat, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} behält die Freikarte.` : `${v.seat(seat)} bekommt eine Freikarte.`,
    jailCardReturned: ({ deck }, v) => `Die Freikarte kommt zurück unter den Stapel ${v.deck(deck)}.`,
    cardsShuffled: ({ deck }, v) => `Der Stapel ${v.deck(deck)} ist durch: Alle Karten werden neu gemischt.`,
  },
}
