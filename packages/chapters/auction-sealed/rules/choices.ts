import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import { auctionByBank, auctionDeclined, auctionOnLanding } from './on-landing.ts'

/** What is auctioned by sealed bids. */
export const choices = [
  choice(
    'unowned',
    'auctionOnLanding',
    ['auction-sealed', 'auction-open', 'purchase', 'sealedPayment=everybody'],
    auctionOnLanding,
    { governs: ['purchase'] },
  ),
  choice('unowned', 'auctionSealed', ['auction-sealed', 'auction-open', 'purchase'], auctionOnLanding, {
    governs: ['purchase'],
  }),
  choice('declined', 'auctionSealed', ['auction-sealed', 'auction-open'], auctionDeclined, { governs: ['declined'] }),
  choice('sealedPayment', 'winner', ['auction-sealed'], 'winner', { governs: ['sealedBid'] }),
  choice('sealedPayment', 'second', ['auction-sealed'], 'second', { governs: ['sealedBid'] }),
  choice('estateAuction', 'auctionSealed', ['auction-sealed', 'auction-open'], auctionByBank),
  otherwise('sealedPayment', 'everybody', [], 'everybody'),
] as const

export const numbers = [
  number('mostTies', [1, 20], {
    arises: ({ is, hasChapter }) =>
      is('unowned', 'auctionOnLanding', 'auctionSealed') ||
      is('declined', 'auctionSealed') ||
      is('estateAuction', 'auctionSealed') ||
      hasChapter('owner-auction'),
    usual: 3,
  }),
] as const
