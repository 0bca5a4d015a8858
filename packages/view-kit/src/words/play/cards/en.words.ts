// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  deckCards: ($count) => `The ${$count} cards of the deck`,
  deckUnseen: ($count) => ($count === 1 ? 'One has not been drawn since the shuffle.' : `${$count} have not been drawn since the shuffle.`),
  copies: ($count) => `(${$count} times)`,
}
