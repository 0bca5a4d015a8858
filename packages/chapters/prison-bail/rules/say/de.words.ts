// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooFew: (a) => `Die Zahl "bails" muss einen Betrag für jede von ${a.rounds} Runden haben, nicht ${a.count}.`,
}
