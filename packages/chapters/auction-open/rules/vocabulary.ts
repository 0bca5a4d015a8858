import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** The open auction. */
export const vocabulary = {
  slots: ['leastBid'],
  refusals: {
    bidBelowLeast: 'leastBid',
    noAuction: 'auction',
    outOfAuction: 'auction',
    alreadyHighest: 'auction',
    bidTooLow: 'auction',
    bidAboveCash: 'auction',
  },
  events: {
    auctionOpened: ['deed', 'seat'],
    bid: ['seat', 'amount', 'deed'],
    passed: ['seat', 'deed'],
  },
  actions: { bid: 'amount', pass: 'none' },
  frames: ['auction'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const AUCTION_FRAME = frameNumber('auction')
