// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      open: {
        gist: 'In an open auction everybody may outbid the others any number of times, or pass; the highest bid wins and is paid.',
      },
    },
  },
  number: {
    leastBid: 'Least bid, measured by the price',
    bidStep: 'Least step between bids',
  },
  event: {
    auctionOpened: (a, v) => `${v.deed(a.deed)} is put up for auction.`,
    passed: (a, v) => `${v.seat(a.seat)} passes.`,
  },
  refusal: {
    noAuction: 'No auction is running.',
    outOfAuction: 'Only those who are asked and have not passed can still bid here.',
    alreadyHighest: 'This player already holds the highest bid.',
    bidBelowLeast: 'The bid is below the least bid or the least step.',
    bidTooLow: 'The bid must be higher than the highest so far.',
    bidAboveCash: 'Bids come from cash alone, and there is not that much.',
  },
  action: {
    pass: 'Pass',
  },
}
