import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'estate'> = {
  levels: {
    estateAuctioned: 'detail',
  },
}
