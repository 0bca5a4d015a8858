import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { commonEffects } from '../../cards/rules/effects.ts'
import { collectFrame, payEachFrame } from '../../cards/rules/pay-each.ts'
import { vocabulary as cardsWords } from '../../cards/rules/vocabulary.ts'
import { choices } from './choices.ts'
import { ownEffects } from './event-cards.ts'
import { vocabulary } from './vocabulary.ts'

export const eventCards: Chapter = {
  name: 'event-cards',
  theme: 'spaces',
  vocabulary: [vocabulary, cardsWords],
  slots: ['cards', 'cardsOpposite', 'cardsDoubles', 'cardsShuffled'],
  frames: [payEachFrame, collectFrame],
  effects: { ...commonEffects, ...ownEffects },
  choices,
  needs: ['turn'],
  clashes: ['cards'],
}
