import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'

export const ending: Chapter = {
  name: 'ending',
  slots: ['lastPlayer', 'shortGame', 'timeLimit'],
  choices,
}
