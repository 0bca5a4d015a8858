import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const jailSit: Chapter = {
  name: 'jail-sit',
  theme: 'jail',
  vocabulary: [vocabulary],
  slots: ['jailSit'],
  choices,
  numbers,
  needs: ['turn', 'jail=sitOut'],
  clashes: ['jail-roll', 'prison-bail'],
}
