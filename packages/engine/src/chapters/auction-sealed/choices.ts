import { choice, number } from '../../core/choice.ts'
import { auctionByBank, auctionOnLanding } from './on-landing.ts'

/** What is auctioned by sealed bids. */
export const choices = [
  choice(
    'unowned',
    'auctionOnLanding',
    ['auction-sealed', 'auction-open', 'purchase'],
    {
      de: 'wird sofort verdeckt versteigert, und alle zahlen ihr Gebot',
      en: 'is auctioned at once by sealed bids, and everybody pays their own',
    },
    auctionOnLanding,
  ),
  choice(
    'estateAuction',
    'auctionSealed',
    ['auction-sealed', 'auction-open'],
    { de: 'wird verdeckt versteigert', en: 'is auctioned by sealed bids' },
    auctionByBank,
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

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly 'auction-sealed': typeof choices
  }
  interface OfferedNumbers {
    readonly 'auction-sealed': typeof numbers
  }
}
