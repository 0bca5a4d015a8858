import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'estate'> = {
  levels: {
    estateAuctioned: 'detail',
  },
}
