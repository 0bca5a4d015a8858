import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { layOutPot } from './pot.ts'
import { vocabulary } from './vocabulary.ts'

export const landing: Chapter = {
  name: 'landing',
  theme: 'spaces',
  vocabulary: [vocabulary],
  slots: ['parking', 'pot', 'jailVisit', 'tax', 'goToJail'],
  choices,
  numbers,
  prepare: layOutPot,
  needs: ['turn'],
}
