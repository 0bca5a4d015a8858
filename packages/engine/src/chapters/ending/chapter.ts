import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'
import { section } from './section.ts'

export const ending: Chapter = {
  name: 'ending',
  section,
  slots: ['lastPlayer', 'shortGame', 'timeLimit'],
  choices,
}
