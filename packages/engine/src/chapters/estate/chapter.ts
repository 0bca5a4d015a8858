import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'
import { estateFrame } from './estate.ts'

export const estate: Chapter = {
  name: 'estate',
  slots: ['estate'],
  frames: [estateFrame],
  choices,
  needs: ['estateAuction=auctionToAll|auctionSealed', 'estate=toHeir|withShares'],
}
