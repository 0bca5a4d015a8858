import type { Chapter } from '@hausregeln/engine'
import { choices, numbers } from './choices.ts'
import { board, ferryFrame, stayAshore } from './ferry.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

/** A harbour in place of the free car park. A rulebook that has this chapter chooses `onParking: 'ferry'`. */
export const ferry: Chapter = {
  name: 'ferry',
  title: { de: 'Fähre', en: 'Ferry' },
  theme: 'spaces',
  vocabulary: [vocabulary],
  section,
  slots: ['ferry'],
  frames: [ferryFrame],
  actions: [board, stayAshore],
  policies,
  choices,
  numbers,
  needs: ['turn', 'onParking=ferry'],
}
