import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { build, sell } from './building.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const building: Chapter = {
  name: 'building',
  gist: text('chapter-building-gist'),
  arises: ({ is }) => is('buildsEvenly', 'wholeGroups', 'unevenly', 'singly'),
  theme: 'building',
  dealsInJail: true,
  builds: true,
  vocabulary: [vocabulary],
  slots: ['build', 'buildMortgaged', 'buildTiming', 'buildHotel', 'stock', 'sellBuilding'],
  actions: [build, sell],
  policies,
  choices,
  numbers,
  needs: ['shortage', 'buildsEvenly=wholeGroups|unevenly|singly'],
  clashes: ['apartments', 'plot-sale'],
}
