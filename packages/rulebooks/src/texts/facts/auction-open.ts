import { auctionLot, highestBidder, standingBid } from '@hausregeln/chapters/auction-open/rules/auction-open.ts'
import { type Lens, topFrame } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../chapter-facts.ts'
import { amountOnly, nothing } from './common.ts'

function auctionQuestion(l: Lens): Question {
  const frame = topFrame(l)
  return { ask: 'auction', deed: auctionLot(l, frame), bid: standingBid(l, frame), bidder: highestBidder(l, frame) }
}

declare module '../chapter-facts.ts' {
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
