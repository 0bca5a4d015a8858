import type { ChapterFacts } from '../chapter-facts.ts'
import { nothing } from './common.ts'

export const facts: ChapterFacts<'core'> = {
  levels: {
    resigned: 'main',
    left: 'detail',
    timeUp: 'main',
    corrected: 'main',
    saved: 'main',
    chanceMoved: 'main',
  },
  paymentLevels: {
    keeper: 'echo',
  },
  actions: {
    throw: (l, seat) => ({ reason: l.s.jail[seat] ? 'jail' : l.s.throwsOfTurn > 0 ? 'doubles' : 'turn' }),
    endTurn: nothing,
  },
}
