import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'own-space'> = {
  paymentLevels: {
    ownSell: 'echo',
  },
}
