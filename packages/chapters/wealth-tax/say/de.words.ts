// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    wealth: {
      tax: {
        gist: 'Nach einer Zahl von Runden zahlen alle einen Teil dessen, was sie haben.',
        title: 'Vermögensteuer',
      },
    },
  },
  question: {
    wealthTax: 'Eine Vermögensteuer',
  },
  choice: {
    wealthTax: {
      everyRounds: 'wird nach jeder {wealthTaxRounds}. Runde erhoben: {wealthTaxShare}',
      nothing: 'gibt es nicht',
    },
  },
  number: {
    wealthTaxRounds: 'Runden zwischen Vermögensteuern',
    wealthTaxShare: 'Vermögensteuer',
  },
  payment: {
    wealthTax: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Vermögensteuer ${common.phrase.paidTo(a, v)}.`,
  },
  event: {
    wealthTaxed: (a) => `Runde ${a.round} ist vorbei: Die Vermögensteuer ist fällig.`,
  },
}
