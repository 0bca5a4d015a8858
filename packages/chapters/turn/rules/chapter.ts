import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, formers, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { endTurn, throwDice, turnFrame } from './turn.ts'
import { vocabulary } from './vocabulary.ts'

export const turn: Chapter = {
  name: 'turn',
  theme: 'turn',
  vocabulary: [vocabulary],
  section,
  slots: [
    'throw',
    'turnOrder',
    'endTurn',
    'doubles',
    'thirdDoubles',
    'move',
    'salary',
    'salaryLand',
    'goToJail',
    'lastPlayer',
  ],
  frames: [turnFrame],
  actions: [throwDice, endTurn],
  policies,
  choices,
  formers,
  numbers,
}
