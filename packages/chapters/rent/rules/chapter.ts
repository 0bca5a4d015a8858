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
