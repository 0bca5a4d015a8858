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

// What it adds to the shared types comes along.
export type * as choices from './choices.ts'
export type * as policies from './policies.ts'
export type * as vocabulary from './vocabulary.ts'
