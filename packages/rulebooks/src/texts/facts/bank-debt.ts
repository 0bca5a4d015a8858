import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'bank-debt'> = {
  levels: {
    bankDebt: 'main',
    bankDebtRepaid: 'detail',
    lostByDebt: 'main',
  },
}
