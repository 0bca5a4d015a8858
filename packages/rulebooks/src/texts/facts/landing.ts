import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'landing'> = {
  levels: {
    visited: 'detail',
    noFurtherThrow: 'detail',
  },
}
