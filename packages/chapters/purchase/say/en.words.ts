// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    mayBuy: 'Buying',
    declined: 'What is not bought',
  },
  choice: {
    unowned: {
      offerForSale: 'is for sale',
      auctionOpen: 'is auctioned openly at once',
    },
    declined: {
      auctionToAll: 'is auctioned openly',
      staysWithBank: 'stays with the bank',
    },
    mayBuy: {
      afterRounds: 'anybody who lands there may, but only after round {closedRounds}; before that nobody bids for a property either',
      afterLap: 'only players who have passed the start once may; before that they do not bid for properties either',
      anybody: 'anybody who lands there may',
    },
  },
  number: {
    closedRounds: 'Rounds without purchases',
  },
}
