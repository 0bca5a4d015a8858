import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'partial'> = {
  levels: {
    paymentCut: 'main',
    eliminated: 'main',
  },
}
