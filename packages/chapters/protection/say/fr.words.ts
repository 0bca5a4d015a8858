// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    surcharge: {
      halfInJail: 'coûtent encore {protectionShare} du montant, à la cagnotte',
    },
  },
  number: {
    protectionShare: 'Supplément pour les affaires volontaires depuis la prison',
  },
}
