import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as buildingWords } from '../../building/rules/vocabulary.ts'
import { choices } from './choices.ts'
import { section } from './section.ts'
import { leaveIt, place, shortageFrame, want } from './shortage.ts'
import { vocabulary } from './vocabulary.ts'

export const shortage: Chapter = {
  name: 'shortage',
  gist: {
    de: 'Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.',
    en: 'If the buildings of the bank are not enough for all who want to build, they are auctioned one by one.',
  },
  theme: 'building',
  vocabulary: [vocabulary, buildingWords],
  section,
  slots: ['shortage'],
  frames: [shortageFrame],
  choices,
  actions: [want, leaveIt, place],
  needs: ['building', 'auction-open'],
}
