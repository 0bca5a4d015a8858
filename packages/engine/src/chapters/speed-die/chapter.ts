import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { chooseMove, grantStartBonus, jumpTo } from './speed-die.ts'
import { vocabulary } from './vocabulary.ts'

export const speedDie: Chapter = {
  name: 'speed-die',
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['speedBonus', 'speedDie', 'speedBus', 'speedMrM', 'speedTriple'],
  actions: [chooseMove, jumpTo],
  choices,
  numbers,
  needs: ['turn'],
  prepare: grantStartBonus,
}
