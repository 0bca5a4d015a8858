import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'partial'> = {
  levels: {
    paymentCut: 'main',
    eliminated: 'main',
  },
}
