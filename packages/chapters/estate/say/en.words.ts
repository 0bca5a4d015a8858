// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    estate: {
      gist: 'What the bank gets from those who are out is free of mortgages.',
    },
  },
  question: {
    estateAuction: 'What the bank gets of it',
  },
  choice: {
    estate: {
      toHeir: 'goes to the creditor or to the bank',
      isFree: 'is free again',
    },
    estateAuction: {
      auctionToAll: 'is auctioned openly',
      staysWithBank: 'is free again',
    },
  },
  event: {
    estateAuctioned: (a, v) => `From the estate of ${v.seat(a.seat)}, ${v.deed(a.deed)} is to be auctioned.`,
  },
}
