import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { sealedFrame } from './auction-sealed.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { sealedBid } from './round.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

/** The sealed auction in which every bidder pays their own bid. */
export const auctionSealed: Chapter = {
  name: 'auction-sealed',
  gist: {
    de: 'In einer verdeckten Versteigerung bieten alle zugleich und nur einmal; das höchste Gebot gewinnt. Bei Gleichstand bieten die Gleichen noch einmal, mindestens so viel wie zuvor. Wer nichts will, bietet 0; bieten alle 0, bleibt das Grundstück bei der Bank.',
    en: 'In a sealed auction all bid at once and only once; the highest bid wins. After a tie those who tied bid again, at least as much as before. A player who wants nothing bids 0; if all bid 0, the property stays with the bank.',
  },
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
