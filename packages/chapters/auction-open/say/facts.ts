import { type GameView, topFrame } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { amountOnly, nothing } from '../../say/facts/common.ts'
import { auctionLot, highestBidder, standingBid } from '../rules/auction-open.ts'

function auctionQuestion(l: GameView): Question {
  const frame = topFrame(l)
  return { ask: 'auction', deed: auctionLot(l, frame), bid: standingBid(l, frame), bidder: highestBidder(l, frame) }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly bid: { readonly amount: number }
    readonly pass: Nothing
  }
  interface ChapterQuestions {
    readonly 'auction-open': {
      readonly auction: { readonly deed: number; readonly bid: number; readonly bidder: number }
    }
  }
}

export const facts: ChapterFacts<'auction-open'> = {
  levels: {
    auctionOpened: 'detail',
    bid: 'detail',
    passed: 'detail',
  },
  actions: {
    bid: amountOnly,
    pass: nothing,
  },
  frames: { auction: { must: auctionQuestion, waits: () => 'auction' } },
}
