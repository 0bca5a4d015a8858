import type { Chapter } from '../../core/chapter.ts'
import { sealedFrame } from './auction-sealed.ts'
import { choices, numbers } from './choices.ts'
import { sealedBid } from './round.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

/** The sealed auction in which every bidder pays his own bid. */
export const auctionSealed: Chapter = {
  name: 'auction-sealed',
  theme: 'property',
  vocabulary: [vocabulary],
  section,
  inOnes: true,
  slots: ['sealedOpening', 'sealedBid', 'sealedTie', 'sealedNobody', 'sealedReveal'],
  frames: [sealedFrame],
  actions: [sealedBid],
  choices,
  numbers,
  clashes: ['claims'],
}
