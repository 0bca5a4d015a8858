import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'bank-debt'> = {
  levels: {
    bankDebt: 'main',
    bankDebtRepaid: 'detail',
    lostByDebt: 'main',
  },
}
