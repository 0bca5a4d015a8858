import type { Chapter } from '../../core/chapter.ts'
import { auctionFrame, bid, pass } from './auction-open.ts'

export const auctionOpen: Chapter = {
  name: 'auction-open',
  inOnes: true,
  slots: ['auction'],
  frames: [auctionFrame],
  actions: [bid, pass],
  clashes: ['claims'],
}
