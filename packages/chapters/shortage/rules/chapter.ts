import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as buildingWords } from '../../building/rules/vocabulary.ts'
import { choices } from './choices.ts'
import { section } from './section.ts'
import { leaveIt, place, shortageFrame, want } from './shortage.ts'
import { vocabulary } from './vocabulary.ts'

export const shortage: Chapter = {
  name: 'shortage',
  gist: text('chapter-shortage-gist'),
  arises: ({ is, number }) =>
    is('fallsShort', 'auctioned') &&
    is('buildsEvenly', 'wholeGroups', 'unevenly', 'singly') &&
    Math.min(number('houses'), number('hotels')) < Number.POSITIVE_INFINITY,
  theme: 'building',
  vocabulary: [vocabulary, buildingWords],
  section,
  slots: ['shortage'],
  frames: [shortageFrame],
  choices,
  actions: [want, leaveIt, place],
  needs: ['building', 'auction-open'],
}
