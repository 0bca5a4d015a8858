// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    sealedBidIn: (a, v) => `${v.seat(a.seat)} has made a sealed bid.`,
    sealedRevealed: (a, v) => `${v.seat(a.seat)} has bid ${v.money(a.amount)}.`,
    sealedTied: (a, v) => `A tie${common.phrase.forDeed(a, v)}: ${v.money(a.amount)} bid more than once.`,
    lotsDrawn: (a, v) => `${v.seat(a.seat)} wins the draw.`,
  },
  refusal: {
    bidAlreadyIn: 'The sealed bid has already been made.',
    sealedTooLow: 'After the tie the bid must be at least as high as before.',
    noSealedBids: 'No sealed bids are taken now.',
    notAskedToBid: 'This seat has no part in these sealed bids.',
    sealedAboveCash: 'The cash does not cover so much, protection money in jail included.',
  },
  about: {
    auctionStreetsOnly: 'A player who lands on a station or utility may buy it; otherwise it is auctioned openly. Streets are always auctioned sealed.',
  },
  opened: {
    byOwner: (a, v) => `${v.seat(a.seat)} auctions ${v.deed(a.deed)}.`,
    byBank: (a, v) => `Sealed bids are taken for ${v.deed(a.deed)}.`,
  },
  action: {
    sealedBid: (a, v) => `Bid ${v.short(a.amount)} sealed`,
  },
  least: {
    minimum: (a, v) => `at least ${v.money(a.minimum)}`,
    reserve: (a, v) => `0 is a bid too, and it is sold from ${v.money(a.reserve)} on`,
    none: '0 is a bid too',
  },
  sealed: {
    everybody: (a, v) => `Make a sealed bid for ${v.deed(a.deed)}: ${a.least}. Everybody pays their own bid ${common.phrase.paidTo(a, v)}.`,
    winner: (a, v) => `Make a sealed bid for ${v.deed(a.deed)}: ${a.least}. Only the winner pays their bid ${common.phrase.paidTo(a, v)}.`,
    second: (a, v) => `Make a sealed bid for ${v.deed(a.deed)}: ${a.least}. The winner alone pays the second-highest bid ${common.phrase.paidTo(a, v)}.`,
  },
}
