import type { Chapter } from '../../core/chapter.ts'
import { auctionFrame, bid, pass } from './auction-open.ts'
import { numbers } from './numbers.ts'
import { vocabulary } from './vocabulary.ts'

export const auctionOpen: Chapter = {
  name: 'auction-open',
  theme: 'property',
  inOnes: true,
  vocabulary: [vocabulary],
  slots: ['auction'],
  frames: [auctionFrame],
  actions: [bid, pass],
  numbers,
  clashes: ['claims'],
}
