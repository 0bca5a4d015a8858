import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const ending: Chapter = {
  name: 'ending',
  theme: 'end',
  vocabulary: [vocabulary],
  section,
  slots: ['lastPlayer', 'shortGame', 'timeLimit'],
  choices,
  numbers,
}
