import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'

export const protection: Chapter = {
  name: 'protection',
  inOnes: true,
  slots: ['protection'],
  choices,
  needs: ['surcharge=halfInJail'],
}
