import type { ChapterFacts } from '../chapter-facts.ts'

declare module '../chapter-facts.ts' {
  interface ChapterQuestions {
    readonly 'first-throw': {
      readonly deal: { readonly seat: number }
    }
  }
}

export const facts: ChapterFacts<'first-throw'> = {
  levels: {
    firstThrow: 'detail',
    starts: 'main',
    dealt: 'main',
  },
  paymentLevels: {
    deal: 'echo',
  },
}
