import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { stockFaults } from '@hausregeln/engine/kit/book/stock-faults.ts'
import { vocabulary as buildingWords } from '../../building/rules/vocabulary.ts'
import { choices, numbers } from './choices.ts'
import { buildHere, sellHere } from './own-space.ts'
import { vocabulary } from './vocabulary.ts'

export const ownSpace: Chapter = {
  name: 'own-space',
  theme: 'building',
  builds: true,
  vocabulary: [vocabulary, buildingWords],
  slots: ['ownBuild', 'ownSell', 'build', 'buildHotel', 'sellBuilding', 'ownership'],
  actions: [buildHere, sellHere],
  title: text('chapter-own-space-title'),
  choices,
  numbers,
  faults: stockFaults,
  needs: ['turn', 'ownDeed=noted', 'buildsEvenly=whereLanded'],
  clashes: ['building', 'mortgage', 'apartments', 'plot-sale'],
}
