import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { chooseMove, grantStartBonus, jumpTo } from './speed-die.ts'
import { stages } from './stages.ts'
import { vocabulary } from './vocabulary.ts'

export const speedDie: Chapter = {
  name: 'speed-die',
  gist: text('chapter-speed-die-gist'),
  arises: ({ is, offers }) => is('thirdDie', 'always') || (is('thirdDie', 'speedDie') && offers('speedDie')),
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['speedBonus', 'speedDie', 'speedBus', 'speedMrM', 'speedTriple'],
  stages,
  actions: [chooseMove, jumpTo],
  choices,
  numbers,
  needs: ['turn'],
  prepare: grantStartBonus,
}
