import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
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
  choices,
  numbers,
  needs: ['turn'],
}
