// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  sitsOut: ($rounds) => ($rounds === 0 ? `passe ${$rounds} tours` : $rounds < 2 ? 'passe un tour' : `passe ${$rounds} tours`),
}
