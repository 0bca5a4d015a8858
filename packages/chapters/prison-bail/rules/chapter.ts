import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { bailFaults } from './faults.ts'
import { payBail, stay } from './prison-bail.ts'
import { vocabulary } from './vocabulary.ts'

export const prisonBail: Chapter = {
  name: 'prison-bail',
  theme: 'jail',
  vocabulary: [vocabulary],
  slots: ['jailChoice', 'jailBail'],
  actions: [payBail, stay],
  choices,
  numbers,
  faults: bailFaults,
  needs: ['turn', 'jail=payOrStay'],
  clashes: ['jail-roll', 'jail-sit'],
}
