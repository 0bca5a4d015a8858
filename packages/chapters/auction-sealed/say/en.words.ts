// Written by `npm run words` from the .ftl files beside it; change those.
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
}
