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
  event: {
    offeredForSale: (a, v) => `${v.seat(a.seat)} may buy ${v.deed(a.deed)} for ${v.money(a.price)}.`,
    declined: (a, v) => `${v.seat(a.seat)} does not buy ${v.deed(a.deed)}.`,
  },
  payment: {
    purchase: (a, v) => `${v.seat(a.from)} buys ${v.deed(a.deed)} for ${v.money(a.amount)}.`,
  },
  refusal: {
    nothingForSale: 'Nothing is for sale here now.',
    tooEarlyToBuy: 'In the first rounds nobody buys from the bank or bids for a property.',
    lapBeforeBuying: 'Only players who have passed the start once may buy from the bank or bid for properties.',
    nobodyMayBid: 'There is nobody yet who may bid for a property.',
    cannotAfford: 'The cash does not cover the price.',
  },
}
