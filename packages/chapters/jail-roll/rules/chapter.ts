import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { payBail, playJailCard } from './jail-roll.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const jailRoll: Chapter = {
  name: 'jail-roll',
  theme: 'jail',
  vocabulary: [vocabulary],
  slots: ['jailChoice', 'jailBail', 'jailCard', 'jailDoubles', 'jailThird'],
  actions: [payBail, playJailCard],
  policies,
  choices,
  numbers,
  needs: ['turn', 'jail=rollOut'],
  clashes: ['jail-sit', 'prison-bail'],
}
