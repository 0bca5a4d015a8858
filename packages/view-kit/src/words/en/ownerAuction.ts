import type { Words } from '../words.ts'

/** Words for auctions that owners call. */
export const ownerAuction: Words['ownerAuction'] = {
  minimum: 'Minimum price',
  minimumSet: (amount: string) => `Sell from ${amount}`,
  minimumNone: 'Auction without a minimum',
  minimumRisk: (half: string) => `If no bid reaches the minimum, you pay ${half} into the pot.`,
  minimumFree: 'Without a minimum the property goes to the highest bid.',
}
