// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooFew: (a) => `The number "bails" must have an amount for each of ${a.rounds} rounds, not ${a.count}.`,
}
