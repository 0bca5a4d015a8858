import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts } from '../chapter-facts.ts'

/** What the bank gives for a deed and its buildings. */
function saleValue(l: GameView, deed: number): number {
  const { saleValue, houseSale } = l.book.board
  return (saleValue[deed] ?? 0) + (l.s.level[deed] ?? 0) * (houseSale[deed] ?? 0)
}

declare module '../chapter-facts.ts' {
  interface ActionFacts {
    readonly sellDeed: { readonly deed: number; readonly amount: number }
  }
}

export const facts: ChapterFacts<'deeds'> = {
  levels: {
    deedSold: 'main',
    deedMoved: ({ from }) => (from < 0 ? 'echo' : 'detail'),
  },
  actions: {
    sellDeed: (l, _seat, deed) => ({ deed, amount: saleValue(l, deed) }),
  },
}
