import type { Chapter } from '../../core/chapter.ts'
import { leaveIt, place, shortageFrame, want } from './shortage.ts'

export const shortage: Chapter = {
  name: 'shortage',
  slots: ['shortage'],
  frames: [shortageFrame],
  actions: [want, leaveIt, place],
  needs: ['building', 'auction-open'],
}
