// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      sealed: {
        gist: 'In a sealed auction all bid at once and only once; the highest bid wins. After a tie those who tied bid again, at least as much as before. A player who wants nothing bids 0; if all bid 0, the property stays with the bank.',
      },
    },
  },
  question: {
    sealedPayment: 'In sealed auctions',
  },
  choice: {
    unowned: {
      auctionOnLanding: 'is auctioned at once by sealed bids, and everybody pays their own',
      auctionSealed: 'is auctioned at once by sealed bids',
    },
    declined: {
      auctionSealed: 'is auctioned by sealed bids',
    },
    sealedPayment: {
      winner: 'only the winner pays, at their own bid',
      second: 'only the winner pays, at the second-highest bid',
      everybody: 'everybody pays what they have bid',
    },
    estateAuction: {
      auctionSealed: 'is auctioned by sealed bids',
    },
  },
  number: {
    mostTies: 'Ties after which lots are drawn',
  },
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
