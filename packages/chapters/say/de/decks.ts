import type { ChapterTexts } from '../chapter-texts.ts'
import { effectNames } from '../effect-names.ts'
import type { CardPhrases } from '../facts/decks.ts'
import { piece, place } from './words.ts'

const cardDoes: CardPhrases = {
  advanceTo: (space, _, v) => `vor bis ${place(space, v)}`,
  nextUtility: (factor) => `vor bis zum nächsten Werk, Miete das ${factor}-Fache der Augen`,
  nextStation: (times) => `vor bis zum nächsten Bahnhof, ${times === 1 ? 'einfache' : `${times}-fache`} Miete`,
  back: (steps) => (steps === 1 ? '1 Feld zurück' : `${steps} Felder zurück`),
  toJail: () => 'ins Gefängnis',
  jailFree: () => 'Freikarte',
  receive: (amount, _, v) => `${v.money(amount)} von der Bank`,
  pay: (amount, _, v) => `${v.money(amount)} an die Bank`,
  receiveEach: (amount, _, v) => `${v.money(amount)} von jedem anderen`,
  payEach: (amount, _, v) => `${v.money(amount)} an jeden anderen`,
  repairs: (house, hotel, v) => `je ${piece(false, v)} ${v.money(house)}, je ${piece(true, v)} ${v.money(hotel)}`,
  nothing: () => 'nichts',
  sitOut: () => 'einmal aussetzen',
  throwAgain: () => 'noch einmal würfeln',
  opposite: () => 'auf das Feld gegenüber',
}

export const texts: ChapterTexts<'decks'> = {
  events: {
    cardDrawn: ({ seat, deck, card }, v) => `${v.seat(seat)} zieht vom Stapel ${v.deck(deck)}: „${v.card(deck, card)}“`,
    cardWritten: ({ seat, deck, effect, first, second }, v) =>
      `${v.seat(seat)} zieht vom Stapel ${v.deck(deck)} eine Karte, die nur dieser Tisch hat: ${cardDoes[effectNames[effect] ?? 'nothing'](first, second, v)}.`,
    jailCardKept: ({ seat, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} behält die Freikarte.` : `${v.seat(seat)} bekommt eine Freikarte.`,
    jailCardReturned: ({ deck }, v) => `Die Freikarte kommt zurück unter den Stapel ${v.deck(deck)}.`,
    cardsShuffled: ({ deck }, v) => `Der Stapel ${v.deck(deck)} ist durch: Alle Karten werden neu gemischt.`,
  },
  phrases: { cardDoes },
}
