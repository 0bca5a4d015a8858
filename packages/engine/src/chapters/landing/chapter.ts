import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const landing: Chapter = {
  name: 'landing',
  vocabulary: [vocabulary],
  slots: ['parking', 'pot', 'jailVisit', 'tax', 'goToJail'],
  choices,
  needs: ['turn'],
}
