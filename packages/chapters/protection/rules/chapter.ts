import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const protection: Chapter = {
  name: 'protection',
  theme: 'jail',
  inOnes: true,
  vocabulary: [vocabulary],
  slots: ['protection'],
  choices,
  numbers,
  needs: ['surcharge=halfInJail'],
}
