// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooFew: (a) => `Each of ${a.players} players is dealt ${a.each} properties, and the board has ${a.count}.`,
  tooDear: (a) => `The properties that are dealt cost up to ${a.cost}, and players begin with ${a.cash}.`,
}
