// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    wealth: {
      tax: {
        gist: 'After a number of rounds all pay a part of what they have.',
        title: 'Tax on wealth',
      },
    },
  },
  question: {
    wealthTax: 'A tax on wealth',
  },
  choice: {
    wealthTax: {
      everyRounds: 'is due after every {wealthTaxRounds} rounds: {wealthTaxShare}',
      nothing: 'is never due',
    },
  },
  number: {
    wealthTaxRounds: 'Rounds between taxes on wealth',
    wealthTaxShare: 'Tax on wealth',
  },
  payment: {
    wealthTax: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} tax on wealth ${common.phrase.paidTo(a, v)}.`,
  },
  event: {
    wealthTaxed: (a) => `Round ${a.round} is over: the tax on wealth is due.`,
  },
}
