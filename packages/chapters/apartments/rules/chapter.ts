import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as buildingWords } from '../../building/rules/vocabulary.ts'
import { buildInGroup } from './apartments.ts'
import { choices, numbers } from './choices.ts'
import { ladderFaults } from './faults.ts'
import { vocabulary } from './vocabulary.ts'

export const apartments: Chapter = {
  name: 'apartments',
  theme: 'building',
  builds: true,
  vocabulary: [vocabulary, buildingWords],
  slots: ['build', 'buildHotel', 'ladder', 'groupBuild', 'justBought'],
  actions: [buildInGroup],
  choices,
  numbers,
  faults: ladderFaults,
  needs: ['turn', 'claims', 'ladder=byPlots', 'ownDeed=landing', 'buildsEvenly=byLadder'],
  clashes: ['building'],
}
