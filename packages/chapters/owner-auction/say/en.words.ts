// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    owner: {
      auction: {
        title: 'Auctions by the owner',
      },
    },
  },
  number: {
    minimumPenalty: 'Penalty where the minimum price is not reached',
  },
  refusal: {
    tradeForbidden: 'These rules forbid trade between players.',
    demandsFirst: 'While rent can still be demanded no owner holds an auction.',
    notAskedForMinimum: 'A minimum price is set only by the player who auctions a property.',
    tooManyPutUp: 'A player’s offers and auctions together are limited to {offersATurn} a turn.',
    auctionBuilt: 'Only properties whose colour group has no building can be auctioned.',
    minimumTooHigh: 'The minimum price is too high: {minimumPenalty} of it must be covered by the cash that no debt needs.',
  },
}
