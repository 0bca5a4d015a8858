// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooFew: (a) => `Le nombre "bails" doit avoir un montant pour chacune des ${a.rounds} manches, et non ${a.count}.`,
}
