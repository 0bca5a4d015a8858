import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'
import { buy, decline } from './purchase.ts'

export const purchase: Chapter = {
  name: 'purchase',
  slots: ['purchase', 'declined'],
  actions: [buy, decline],
  choices,
  needs: ['turn'],
}
