// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  sitsOut: ($rounds) => ($rounds === 1 ? 'sits out a round' : `sits out ${$rounds} rounds`),
}
