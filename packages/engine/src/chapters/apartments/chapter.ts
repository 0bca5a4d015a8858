import type { Chapter } from '../../core/chapter.ts'
import { vocabulary as buildingWords } from '../building/vocabulary.ts'
import { buildInGroup } from './apartments.ts'
import { choices, numbers } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const apartments: Chapter = {
  name: 'apartments',
  theme: 'building',
  vocabulary: [vocabulary, buildingWords],
  slots: ['build', 'buildHotel', 'ladder', 'groupBuild', 'justBought'],
  actions: [buildInGroup],
  choices,
  numbers,
  needs: ['turn', 'ladder=byPlots', 'ownDeed=landing', 'buildsEvenly=byLadder'],
  clashes: ['building', 'own-space'],
}
