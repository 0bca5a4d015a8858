import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'wealth-tax'> = {
  levels: { wealthTaxed: 'main' },
}
