import { taxByShare, taxBySum } from '@hausregeln/chapters/income-tax/rules/income-tax.ts'
import { stages } from '@hausregeln/chapters/income-tax/rules/stages.ts'
import type { ChapterFacts } from '../chapter-facts.ts'

declare module '../chapter-facts.ts' {
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
