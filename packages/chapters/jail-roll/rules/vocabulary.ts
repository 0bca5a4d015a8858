import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Leaving jail by a throw. */
export const vocabulary = {
  slots: ['jailDoubles', 'jailThird'],
  refusals: {
    noBailAnyMore: 'jailThird',
    noJailCard: 'jailCard',
  },
  events: {
    stayedInJail: ['seat', 'attempt'],
  },
  actions: { playJailCard: 'none' },
} as const satisfies Vocabulary
