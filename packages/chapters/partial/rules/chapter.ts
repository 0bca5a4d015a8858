import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const partial: Chapter = {
  name: 'partial',
  theme: 'debt',
  vocabulary: [vocabulary],
  slots: ['partial', 'eliminated', 'resign'],
  choices,
  needs: ['shortfall=payPart'],
}

// What it adds to the shared types comes along.
export type * as choices from './choices.ts'
export type * as vocabulary from './vocabulary.ts'
