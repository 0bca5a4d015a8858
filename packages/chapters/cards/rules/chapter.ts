import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { COMMON_EFFECTS } from './cards.ts'
import { choices } from './choices.ts'
import { collectFrame, payEachFrame } from './pay-each.ts'
import { vocabulary } from './vocabulary.ts'

export const cards: Chapter = {
  name: 'cards',
  theme: 'spaces',
  vocabulary: [vocabulary],
  slots: ['cards'],
  frames: [payEachFrame, collectFrame],
  effects: [...COMMON_EFFECTS, 'jailFree'],
  choices,
  needs: ['turn'],
  clashes: ['event-cards'],
}
