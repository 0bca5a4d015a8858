// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  deckCards: ($count) => `Die ${$count} Karten des Stapels`,
  deckUnseen: ($count) => ($count === 1 ? 'Seit dem Mischen ist eine noch nicht gezogen.' : `Seit dem Mischen sind ${$count} noch nicht gezogen.`),
  copies: ($count) => `(${$count}-mal)`,
}
