// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      borrow: 'leiht die Bank, was fehlt',
      borrowOrLose: 'leiht die Bank, was fehlt; sind die Schulden höher als der Wert des Besitzes, ist das Spiel verloren',
    },
    resign: {
      writtenOff: 'scheidet aus; die Schulden sind erlassen',
      indebted: 'scheidet aus; die Schulden sind erlassen',
    },
    eliminate: {
      writtenOff: 'scheidet aus; die Schulden sind erlassen',
      indebted: 'scheidet aus; die Schulden sind erlassen',
    },
  },
}
