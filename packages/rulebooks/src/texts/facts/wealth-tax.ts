import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'wealth-tax'> = {
  levels: { wealthTaxed: 'main' },
}
