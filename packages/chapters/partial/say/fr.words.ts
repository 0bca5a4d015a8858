// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    shortfall: {
      payPart: 'paie ce qu’il a',
    },
    eliminate: {
      isOut: 'est éliminé',
    },
    resign: {
      givesUp: 'est éliminé, et l’argent va à la banque',
    },
  },
}
