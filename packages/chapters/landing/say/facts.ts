import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'landing'> = {
  levels: {
    visited: 'detail',
    noFurtherThrow: 'detail',
  },
}
