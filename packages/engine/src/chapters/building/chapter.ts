import type { Chapter } from '../../core/chapter.ts'
import { build, sell } from './building.ts'
import { choices, numbers } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const building: Chapter = {
  name: 'building',
  theme: 'building',
  vocabulary: [vocabulary],
  slots: ['build', 'buildMortgaged', 'buildTiming', 'buildHotel', 'stock', 'sellBuilding'],
  actions: [build, sell],
  choices,
  numbers,
  needs: ['shortage', 'buildsEvenly=wholeGroups|unevenly|singly'],
  clashes: ['own-space', 'apartments', 'plot-sale'],
}
