import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { numbers } from './numbers.ts'
import { putUp, setMinimum } from './owner-auction.ts'
import { vocabulary } from './vocabulary.ts'

/** An owner's public auction, by the rules of the sealed one. */
export const ownerAuction: Chapter = {
  name: 'owner-auction',
  gist: text('chapter-owner-auction-gist'),
  theme: 'property',
  inOnes: true,
  vocabulary: [vocabulary],
  slots: ['ownerAuction', 'minimumPrice'],
  actions: [putUp, setMinimum],
  numbers,
  title: text('chapter-owner-auction-title'),
  needs: ['turn', 'auction-sealed', 'trade|share-trade'],
  clashes: ['claims', 'debt-limit'],
}
