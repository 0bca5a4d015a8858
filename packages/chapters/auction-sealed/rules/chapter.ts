import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { sealedFrame } from './auction-sealed.ts'
import { choices, isAuctioned, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { sealedBid } from './round.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

/** The sealed auction in which every bidder pays their own bid. */
export const auctionSealed: Chapter = {
  name: 'auction-sealed',
  gist: text('chapter-auction-sealed-gist'),
  more: [
    { text: text('chapter-auction-sealed-again'), holds: ({ number }) => number('mostTies') > 1 },
    { text: text('chapter-auction-sealed-lots'), holds: ({ number }) => number('mostTies') === 1 },
  ],
  arises: isAuctioned,
  theme: 'property',
  dealsInJail: true,
  vocabulary: [vocabulary],
  section,
  inOnes: true,
  slots: ['sealedOpening', 'sealedBid', 'sealedTie', 'sealedNobody', 'sealedReveal'],
  frames: [sealedFrame],
  actions: [sealedBid],
  policies,
  choices,
  numbers,
  clashes: ['claims'],
}
