import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import type { Asked } from '@hausregeln/engine/core/policy.ts'
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

/** Whether properties are ever auctioned so. */
const ofProperties = ({ is, hasChapter }: Asked) =>
  is('unowned', 'auctionOnLanding', 'auctionSealed') ||
  is('declined', 'auctionSealed') ||
  is('estateAuction', 'auctionSealed') ||
  hasChapter('owner-auction')

/** Whether anything is: shares of the bank are, too. */
export const isAuctioned = (asked: Asked) => ofProperties(asked) || asked.hasChapter('shares')

export const numbers = [number('mostTies', [1, 20], { arises: ofProperties, usual: 3 })] as const
