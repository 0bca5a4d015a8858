// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      sealed: {
        gist: 'In einer verdeckten Versteigerung bieten alle zugleich und nur einmal; das höchste Gebot gewinnt. Bei Gleichstand bieten die Gleichen noch einmal, mindestens so viel wie zuvor. Wer nichts will, bietet 0; bieten alle 0, bleibt das Grundstück bei der Bank.',
      },
    },
  },
  question: {
    sealedPayment: 'In verdeckten Versteigerungen',
  },
  choice: {
    unowned: {
      auctionOnLanding: 'wird sofort verdeckt versteigert, und alle zahlen ihr Gebot',
      auctionSealed: 'wird sofort verdeckt versteigert',
    },
    declined: {
      auctionSealed: 'wird verdeckt versteigert',
    },
    sealedPayment: {
      winner: 'zahlt nur, wer gewinnt, das eigene Gebot',
      second: 'zahlt nur, wer gewinnt, und zwar das zweithöchste Gebot',
      everybody: 'zahlen alle, was sie geboten haben',
    },
    estateAuction: {
      auctionSealed: 'wird verdeckt versteigert',
    },
  },
  number: {
    mostTies: 'Gleichstände, nach denen das Los entscheidet',
  },
}
