import { choice, number, otherwise } from '@hausregeln/engine/core/choice.ts'
import { auctionByBank, auctionDeclined, auctionOnLanding } from './on-landing.ts'

/** What is auctioned by sealed bids. */
export const choices = [
  choice(
    'unowned',
    'auctionOnLanding',
    ['auction-sealed', 'auction-open', 'purchase', 'sealedPayment=everybody'],
    {
      de: 'wird sofort verdeckt versteigert, und alle zahlen ihr Gebot',
      en: 'is auctioned at once by sealed bids, and everybody pays their own',
    },
    auctionOnLanding,
    { governs: ['purchase'] },
  ),
  choice(
    'unowned',
    'auctionSealed',
    ['auction-sealed', 'auction-open', 'purchase'],
    { de: 'wird sofort verdeckt versteigert', en: 'is auctioned at once by sealed bids' },
    auctionOnLanding,
    { governs: ['purchase'] },
  ),
  choice(
    'declined',
    'auctionSealed',
    ['auction-sealed', 'auction-open'],
    { de: 'wird verdeckt versteigert', en: 'is auctioned by sealed bids' },
    auctionDeclined,
    { governs: ['declined'] },
  ),
  choice(
    'sealedPayment',
    'winner',
    ['auction-sealed'],
    {
      de: 'zahlt nur, wer gewinnt, das eigene Gebot',
      en: 'only the winner pays, at their own bid',
    },
    'winner',
    { governs: ['sealedBid'] },
  ),
  choice(
    'sealedPayment',
    'second',
    ['auction-sealed'],
    {
      de: 'zahlt nur, wer gewinnt, und zwar das zweithöchste Gebot',
      en: 'only the winner pays, at the second-highest bid',
    },
    'second',
    { governs: ['sealedBid'] },
  ),
  choice(
    'estateAuction',
    'auctionSealed',
    ['auction-sealed', 'auction-open'],
    { de: 'wird verdeckt versteigert', en: 'is auctioned by sealed bids' },
    auctionByBank,
  ),
  otherwise(
    'sealedPayment',
    'everybody',
    [],
    { de: 'zahlen alle, was sie geboten haben', en: 'everybody pays what they have bid' },
    'everybody',
  ),
] as const

export const numbers = [
  number(
    'mostTies',
    { de: 'Gleichstände, nach denen das Los entscheidet', en: 'Ties after which lots are drawn' },
    [1, 20],
    {
      usual: 3,
    },
  ),
] as const
