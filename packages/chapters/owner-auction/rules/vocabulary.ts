import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Auctions that owners hold. */
export const vocabulary = {
  slots: ['ownerAuction', 'minimumPrice'],
  refusals: {
    tradeForbidden: 'ownerAuction',
    tooManyPutUp: 'ownerAuction',
    demandsFirst: 'ownerAuction',
    notAskedForMinimum: 'minimumPrice',
    auctionBuilt: 'ownerAuction',
    minimumTooHigh: 'minimumPrice',
  },
  events: {
    minimumSet: ['seat', 'deed', 'amount'],
  },
  actions: { putUp: 'deed', setMinimum: 'amount' },
} as const satisfies Vocabulary
