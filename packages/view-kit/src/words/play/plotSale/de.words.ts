// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  sell: 'Verkaufen …',
  sales: 'An die Bank verkaufen',
  salesIntro: 'Die Bank zahlt, was auf der Karte steht. Grundstücke gehen nur unbebaut zurück.',
  allWorth: ($amount) => `Alles zusammen brächte ${$amount}.`,
  nothingOwned: 'Es gibt nichts zu verkaufen.',
}
