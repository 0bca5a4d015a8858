import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { demand, demands, waive } from './rent.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const rent: Chapter = {
  name: 'rent',
  theme: 'rent',
  vocabulary: [vocabulary],
  section,
  slots: ['ownership', 'rentDemand', 'rentLapse', 'rentAmount', 'rentMortgaged', 'rentStation', 'rentUtility'],
  actions: [demand, waive],
  matters: [demands],
  policies,
  choices,
  numbers,
  needs: ['turn'],
}

// What it adds to the shared types comes along.
export type * as choices from './choices.ts'
export type * as policies from './policies.ts'
export type * as section from './section.ts'
export type * as vocabulary from './vocabulary.ts'
