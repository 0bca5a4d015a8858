import { defineTexts } from '../../i18n/index.ts'

/** Words for a deck of cards. */
export const deckTexts = defineTexts({
  de: {
    deckCards: (count: number) => `Die ${count} Karten des Stapels`,
    deckUnseen: (count: number) =>
      count === 1
        ? 'Seit dem Mischen ist eine noch nicht gezogen.'
        : `Seit dem Mischen sind ${count} noch nicht gezogen.`,
    copies: (count: number) => `(${count}-mal)`,
  },
  en: {
    deckCards: (count) => `The ${count} cards of the deck`,
    deckUnseen: (count) =>
      count === 1 ? 'One has not been drawn since the shuffle.' : `${count} have not been drawn since the shuffle.`,
    copies: (count) => `(${count} times)`,
  },
})
