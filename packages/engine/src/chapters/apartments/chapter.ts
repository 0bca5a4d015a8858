import type { Chapter } from '../../core/chapter.ts'
import { buildInGroup } from './apartments.ts'
import { choices, numbers } from './choices.ts'

export const apartments: Chapter = {
  name: 'apartments',
  slots: ['build', 'buildHotel', 'ladder', 'groupBuild', 'justBought'],
  actions: [buildInGroup],
  choices,
  numbers,
  needs: ['turn', 'ladder=byPlots', 'ownDeed=landing', 'buildsEvenly=byLadder'],
  clashes: ['building', 'own-space'],
}
