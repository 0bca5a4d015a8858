import { choice } from '../../core/choice.ts'
import { auctionToAll, offerForSale, staysWithBank } from './purchase.ts'

/** What becomes of a free property on which somebody has landed. */
export const choices = [
  choice('unowned', 'offerForSale', [], { de: 'steht zum Verkauf', en: 'is for sale' }, offerForSale),
  choice(
    'declined',
    'auctionToAll',
    ['auction-open'],
    { de: 'wird offen versteigert', en: 'is auctioned openly' },
    auctionToAll,
  ),
  choice('declined', 'staysWithBank', [], { de: 'bleibt bei der Bank', en: 'stays with the bank' }, staysWithBank),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly purchase: typeof choices
  }
}
