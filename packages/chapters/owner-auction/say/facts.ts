import type { ChapterFacts } from '../../say/chapter-facts.ts'
import { amountOnly } from '../../say/facts/common.ts'

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly putUp: { readonly deed: number }
    readonly setMinimum: { readonly amount: number }
  }
  interface ChapterWaits {
    readonly 'owner-auction': 'minimum'
  }
  interface ChapterQuestions {
    readonly 'owner-auction': {
      /** An owner's auction: below which price is the deed not sold? */
      readonly minimum: { readonly deed: number; readonly most: number }
    }
  }
}

export const facts: ChapterFacts<'owner-auction'> = {
  levels: {
    minimumSet: 'detail',
  },
  actions: {
    putUp: (_l, _seat, deed) => ({ deed }),
    setMinimum: amountOnly,
  },
}
