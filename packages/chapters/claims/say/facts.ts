import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'claims'> = {
  levels: {
    claimed: 'main',
    claimLapsed: 'main',
  },
}
