import type { Chapter } from '@hausregeln/engine'
import { choices, numbers } from './choices.ts'
import { board, ferryFrame, stayAshore } from './ferry.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export type * from './known.ts'

/** Harbours: spaces from which a ferry goes. */
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
  needs: ['turn'],
}
