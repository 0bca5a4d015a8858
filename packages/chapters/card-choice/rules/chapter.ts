import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { leaveCard, takeCard } from './card-choice.ts'
import { choices } from './choices.ts'
import { stages } from './stages.ts'
import { vocabulary } from './vocabulary.ts'

/** Cards that may be drawn or left. */
export const cardChoice: Chapter = {
  name: 'card-choice',
  theme: 'spaces',
  title: text('chapter-card-choice-title'),
  vocabulary: [vocabulary],
  slots: [],
  stages,
  actions: [takeCard, leaveCard],
  choices,
  needs: ['turn', 'landing', 'onCards=mayDraw'],
}
