// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  deckCards: ($count) => `Les ${$count} cartes du paquet`,
  deckUnseen: ($count) => ($count === 0 ? `${$count} n’ont pas encore été tirées depuis le mélange.` : $count < 2 ? 'Une seule n’a pas encore été tirée depuis le mélange.' : `${$count} n’ont pas encore été tirées depuis le mélange.`),
  copies: ($count) => `(${$count} fois)`,
}
