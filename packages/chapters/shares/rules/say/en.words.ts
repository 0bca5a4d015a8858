// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  noSpace: (a) => `The number "reportSpace" must be a space of the board, not ${a.given}.`,
}
