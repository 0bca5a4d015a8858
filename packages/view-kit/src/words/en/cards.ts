import type { Words } from '../words.ts'

/** Words for a deck of cards. */
export const cards: Words['cards'] = {
  deckCards: (count) => `The ${count} cards of the deck`,
  deckUnseen: (count) =>
    count === 1 ? 'One has not been drawn since the shuffle.' : `${count} have not been drawn since the shuffle.`,
  copies: (count) => `(${count} times)`,
}
