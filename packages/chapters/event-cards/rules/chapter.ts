import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { COMMON_EFFECTS } from '../../cards/rules/cards.ts'
import { collectFrame, payEachFrame } from '../../cards/rules/pay-each.ts'
import { vocabulary as cardsWords } from '../../cards/rules/vocabulary.ts'
import { choices } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const eventCards: Chapter = {
  name: 'event-cards',
  theme: 'spaces',
  vocabulary: [vocabulary, cardsWords],
  slots: ['cards', 'cardsOpposite', 'cardsDoubles', 'cardsShuffled'],
  frames: [payEachFrame, collectFrame],
  effects: [...COMMON_EFFECTS, 'sitOut', 'throwAgain', 'opposite'],
  choices,
  needs: ['turn'],
  clashes: ['cards'],
}
