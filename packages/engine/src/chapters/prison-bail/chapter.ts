import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
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
  needs: ['turn', 'jail=payOrStay'],
  clashes: ['jail-roll', 'jail-sit'],
}
