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

// What it adds to the shared types comes along.
export type * as choices from './choices.ts'
export type * as policies from './policies.ts'
export type * as section from './section.ts'
export type * as vocabulary from './vocabulary.ts'
