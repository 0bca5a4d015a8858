import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'

export const landing: Chapter = {
  name: 'landing',
  slots: ['parking', 'pot', 'jailVisit', 'tax', 'goToJail'],
  choices,
  needs: ['turn'],
}
