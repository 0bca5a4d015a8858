import type { SomeWords } from '../words.ts'

/** Words for a deck of cards. */
export const cards: SomeWords<'cards'> = {
  deckCards: (count) => `Les ${count} cartes du paquet`,
  deckUnseen: (count) =>
    count === 1
      ? 'Une seule n’a pas encore été tirée depuis le mélange.'
      : `${count} n’ont pas encore été tirées depuis le mélange.`,
  copies: (count) => `(${count} fois)`,
}
