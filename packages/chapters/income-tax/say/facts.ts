import type { ChapterFacts } from '../../say/chapter-facts.ts'
import { taxByShare, taxBySum } from '../rules/income-tax.ts'
import { stages } from '../rules/stages.ts'

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly payTaxSum: { readonly amount: number }
    readonly payTaxShare: { readonly amount: number; readonly percent: number }
  }
  interface ChapterQuestions {
    readonly 'income-tax': { readonly tax: { readonly percent: number } }
  }
}

export const facts: ChapterFacts<'income-tax'> = {
  actions: {
    payTaxSum: (l, seat) => ({ amount: taxBySum(l, seat) }),
    payTaxShare: (l, seat) => ({ amount: taxByShare(l, seat), percent: Number(l.book.numbers.taxShare) }),
  },
  stages: { [stages.tax]: (l) => ({ ask: 'tax', percent: Number(l.book.numbers.taxShare) }) },
}
