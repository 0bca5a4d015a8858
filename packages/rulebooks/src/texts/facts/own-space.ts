import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'own-space'> = {
  paymentLevels: {
    ownSell: 'echo',
  },
}
