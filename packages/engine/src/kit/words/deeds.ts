import type { Vocabulary } from '../../core/vocabulary.ts'

/** Title deeds, and who owns them. */
export const vocabulary = {
  slots: ['ownership', 'stock'],
  refusals: {
    notYourDeed: 'ownership',
    nobodyOwnsIt: 'ownership',
  },
  events: {
    deedMoved: ['deed', 'from', 'to'],
    deedSold: ['seat', 'deed', 'amount'],
  },
  actions: { sellDeed: 'deed' },
} as const satisfies Vocabulary
