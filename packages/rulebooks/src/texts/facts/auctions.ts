import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'auctions'> = {
  levels: {
    auctionWon: 'main',
    auctionUnsold: 'main',
  },
  paymentLevels: {
    auction: 'echo',
  },
}
