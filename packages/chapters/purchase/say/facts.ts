import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { cashOf, deedHere } from '../../say/facts/common.ts'
import { Turn } from '../../turn/rules/stages.ts'

function buyQuestion(l: GameView, seat: number): Question {
  const deed = deedHere(l, seat)
  const price = l.book.board.price[deed] ?? 0
  return { ask: 'buy', deed, price, missing: Math.max(0, price - cashOf(l, seat)), auction: goesToAuction(l) }
}

/** Whether what is not bought is auctioned. */
function goesToAuction(l: GameView): boolean {
  return l.book.chosen.declined !== 'staysWithBank'
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly buy: { readonly deed: number; readonly price: number }
    readonly decline: { readonly deed: number; readonly auction: boolean }
  }
  interface ChapterQuestions {
    readonly purchase: {
      readonly buy: {
        readonly deed: number
        readonly price: number
        readonly missing: number
        readonly auction: boolean
      }
    }
  }
}

export const facts: ChapterFacts<'purchase'> = {
  levels: {
    offeredForSale: 'detail',
    declined: 'detail',
    notForSale: 'detail',
  },
  actions: {
    buy: (l, seat) => ({ deed: deedHere(l, seat), price: l.book.board.price[deedHere(l, seat)] ?? 0 }),
    decline: (l, seat) => ({ deed: deedHere(l, seat), auction: goesToAuction(l) }),
  },
  stages: { [Turn.buy]: buyQuestion },
}
