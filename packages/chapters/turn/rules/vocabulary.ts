import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** The turn: throwing, moving, going on. */
export const vocabulary = {
  slots: ['doubles', 'thirdDoubles', 'sameDoubles', 'move', 'business', 'jailRelease'],
  refusals: {
    mustDecideFirst: 'turnOrder',
    mustThrowAgain: 'doubles',
    mustThrow: 'throw',
    turnIsDone: 'endTurn',
    businessTooLate: 'business',
    mustThrowAfterBusiness: 'business',
    noBusinessInJail: 'jailBusiness',
    noBusinessAfterJail: 'jailRelease',
    cardThrowsAgain: 'cards',
  },
  events: {
    turnBegan: ['seat', 'round'],
    threw: ['seat', 'dieA', 'dieB', 'dieC'],
    moved: ['seat', 'from', 'to'],
  },
} as const satisfies Vocabulary
