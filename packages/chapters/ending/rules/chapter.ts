import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const ending: Chapter = {
  name: 'ending',
  theme: 'end',
  vocabulary: [vocabulary],
  section,
  slots: ['lastPlayer', 'shortGame', 'timeLimit'],
  policies,
  choices,
  numbers,
}
