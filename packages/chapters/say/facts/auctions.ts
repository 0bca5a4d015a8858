import type { ChapterFacts } from '../chapter-facts.ts'

declare module '../chapter-facts.ts' {
  interface ChapterWaits {
    readonly auctions: 'auction'
  }
}

export const facts: ChapterFacts<'auctions'> = {
  levels: {
    auctionWon: 'main',
    auctionUnsold: 'main',
  },
  paymentLevels: {
    auction: 'echo',
  },
}
