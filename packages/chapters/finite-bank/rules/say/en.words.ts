// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooLittle: (a) => `The bank has ${a.has}, and ${a.players} players begin with ${a.needed}.`,
}
