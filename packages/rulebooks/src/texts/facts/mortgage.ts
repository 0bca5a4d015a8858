import { liftCost } from '@hausregeln/engine/chapters/mortgage/mortgage.ts'
import type { ChapterFacts } from '../chapter-facts.ts'

declare module '../chapter-facts.ts' {
  interface ActionFacts {
    readonly mortgage: { readonly deed: number; readonly amount: number }
    readonly lift: { readonly deed: number; readonly amount: number }
  }
}

export const facts: ChapterFacts<'mortgage'> = {
  levels: {
    mortgaged: 'main',
    lifted: 'main',
  },
  paymentLevels: {
    mortgage: 'echo',
    lift: 'echo',
  },
  actions: {
    mortgage: (l, _seat, deed) => ({ deed, amount: l.book.board.mortgageValue[deed] ?? 0 }),
    lift: (l, _seat, deed) => ({ deed, amount: liftCost(l, deed) }),
  },
}
