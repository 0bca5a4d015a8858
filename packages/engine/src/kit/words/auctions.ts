import type { Vocabulary } from '../../core/vocabulary.ts'

/** What auctions of every kind have in common. */
export const vocabulary = {
  slots: ['auction'],
  refusals: {
    auctionRuns: 'auction',
  },
  events: {
    auctionWon: ['seat', 'deed', 'amount'],
    auctionUnsold: ['deed'],
  },
} as const satisfies Vocabulary
