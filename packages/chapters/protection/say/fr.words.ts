// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
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
  payment: {
    protection: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} pour sa protection ${common.phrase.paidTo(a, v)}.`,
  },
}
