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
}
