import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Buying what the player has landed on. */
export const vocabulary = {
  slots: ['purchase', 'declined', 'earlyPurchase'],
  refusals: {
    nothingForSale: 'purchase',
    cannotAfford: 'purchase',
    tooEarlyToBuy: 'earlyPurchase',
    lapBeforeBuying: 'earlyPurchase',
    nobodyMayBid: 'earlyPurchase',
  },
  events: {
    offeredForSale: ['seat', 'deed', 'price'],
    declined: ['seat', 'deed'],
    notForSale: ['seat', 'deed', 'holder'],
  },
  actions: { buy: 'none', decline: 'none' },
} as const satisfies Vocabulary
