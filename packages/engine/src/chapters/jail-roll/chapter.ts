import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { payBail, playJailCard } from './jail-roll.ts'
import { vocabulary } from './vocabulary.ts'

export const jailRoll: Chapter = {
  name: 'jail-roll',
  theme: 'jail',
  vocabulary: [vocabulary],
  slots: ['jailChoice', 'jailBail', 'jailCard', 'jailDoubles', 'jailThird'],
  actions: [payBail, playJailCard],
  choices,
  numbers,
  needs: ['turn', 'jail=rollOut'],
  clashes: ['jail-sit', 'prison-bail'],
}
