import type { Chapter } from '../../core/chapter.ts'
import { section } from './section.ts'
import { leaveIt, place, shortageFrame, want } from './shortage.ts'

export const shortage: Chapter = {
  name: 'shortage',
  section,
  slots: ['shortage'],
  frames: [shortageFrame],
  actions: [want, leaveIt, place],
  needs: ['building', 'auction-open'],
}
