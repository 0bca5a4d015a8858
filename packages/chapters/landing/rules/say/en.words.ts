// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lostPot: 'Money goes to the pot, and nobody can win it.',
}
