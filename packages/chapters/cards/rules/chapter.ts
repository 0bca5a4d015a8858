import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices } from './choices.ts'
import { commonEffects } from './effects.ts'
import { collectFrame, payEachFrame } from './pay-each.ts'
import { vocabulary } from './vocabulary.ts'

export const cards: Chapter = {
  name: 'cards',
  theme: 'spaces',
  vocabulary: [vocabulary],
  slots: ['cards'],
  frames: [payEachFrame, collectFrame],
  // A jail card is kept where it is drawn.
  effects: { ...commonEffects, jailFree() {} },
  choices,
  needs: ['turn'],
  clashes: ['event-cards'],
}
