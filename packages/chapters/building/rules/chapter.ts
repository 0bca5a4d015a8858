import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { build, sell } from './building.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const building: Chapter = {
  name: 'building',
  gist: {
    de: 'Auf Straßen werden Häuser gebaut, auf die volle Zahl von Häusern folgt ein Hotel. Die Bank nimmt Gebäude zum halben Preis zurück.',
    en: 'Houses are built on streets, and after the full number of houses a hotel. The bank takes buildings back at half their price.',
  },
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
  clashes: ['own-space', 'apartments', 'plot-sale'],
}
