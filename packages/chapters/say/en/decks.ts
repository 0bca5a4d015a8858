import type { ChapterTexts } from '../chapter-texts.ts'
import { effectNames } from '../effect-names.ts'
import type { CardPhrases } from '../facts/decks.ts'
import { piece, place } from './words.ts'

const cardDoes: CardPhrases = {
  advanceTo: (space, _, v) => `on to ${place(space, v)}`,
  nextUtility: (factor) => `on to the next utility, rent ${factor} times the throw`,
  nextStation: (times) => `on to the next station, ${times === 1 ? 'the usual rent' : `${times} times the rent`}`,
  back: (steps) => (steps === 1 ? '1 space back' : `${steps} spaces back`),
  toJail: (_, __, v) => `to ${v.jail}`,
  jailFree: () => 'jail card',
  receive: (amount, _, v) => `${v.money(amount)} from the bank`,
  pay: (amount, _, v) => `${v.money(amount)} to the bank`,
  receiveEach: (amount, _, v) => `${v.money(amount)} from each other player`,
  payEach: (amount, _, v) => `${v.money(amount)} to each other player`,
  repairs: (house, hotel, v) =>
    `${v.money(house)} for each ${piece(false, v)}, ${v.money(hotel)} for each ${piece(true, v)}`,
  nothing: () => 'nothing',
  sitOut: () => 'sit out the next turn',
  throwAgain: () => 'throw again',
  opposite: () => 'to the space on the other side',
}

export const texts: ChapterTexts<'decks'> = {
  events: {
    cardDrawn: ({ seat, deck, card }, v) =>
      `${v.seat(seat)} draws from the ${v.deck(deck)} deck: “${v.card(deck, card)}”`,
    cardWritten: ({ seat, deck, effect, first, second }, v) =>
      `${v.seat(seat)} draws a card from the ${v.deck(deck)} deck that only this table has: ${cardDoes[effectNames[effect] ?? 'nothing'](first, second, v)}.`,
    jailCardKept: ({ seat, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} keeps the jail card.` : `${v.seat(seat)} receives a jail card.`,
    jailCardReturned: ({ deck }, v) => `The jail card goes back to the bottom of the ${v.deck(deck)} deck.`,
    cardsShuffled: ({ deck }, v) => `The ${v.deck(deck)} deck is used up: all its cards are shuffled again.`,
  },
  phrases: { cardDoes },
}
