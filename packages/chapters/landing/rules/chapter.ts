import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { potFaults } from './faults.ts'
import { policies } from './policies.ts'
import { layOutPot } from './pot.ts'
import { vocabulary } from './vocabulary.ts'

export const landing: Chapter = {
  name: 'landing',
  theme: 'spaces',
  vocabulary: [vocabulary],
  slots: ['parking', 'pot', 'jailVisit', 'tax', 'goToJail'],
  policies,
  choices,
  numbers,
  faults: potFaults,
  prepare: layOutPot,
  needs: ['turn'],
}
