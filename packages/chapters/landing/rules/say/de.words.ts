// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lostPot: 'In den Topf kommt Geld, und niemand kann es gewinnen.',
}
