import type { Vocabulary } from '../../core/vocabulary.ts'

/** Decks of cards, and the jail card that is kept. */
export const vocabulary = {
  slots: ['cards', 'jailCard', 'cardsShuffled'],
  events: {
    cardDrawn: ['seat', 'deck', 'card'],
    /** What a card does that is none of the rulebook's: `Effect`, with its amounts. */
    cardWritten: ['seat', 'deck', 'effect', 'first', 'second'],
    jailCardKept: ['seat', 'deck'],
    jailCardReturned: ['seat', 'deck'],
    cardsShuffled: ['deck'],
  },
} as const satisfies Vocabulary
