import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { buy, decline } from './purchase.ts'
import { vocabulary } from './vocabulary.ts'

export const purchase: Chapter = {
  name: 'purchase',
  theme: 'property',
  vocabulary: [vocabulary],
  slots: ['purchase', 'declined'],
  actions: [buy, decline],
  choices,
  numbers,
  needs: ['turn'],
}
