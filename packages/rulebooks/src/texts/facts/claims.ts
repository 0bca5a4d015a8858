import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'claims'> = {
  levels: {
    claimed: 'main',
    claimLapsed: 'main',
  },
}
