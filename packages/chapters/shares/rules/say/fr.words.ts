// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  noSpace: (a) => `Le nombre "reportSpace" doit être une case du plateau, et non ${a.given}.`,
}
