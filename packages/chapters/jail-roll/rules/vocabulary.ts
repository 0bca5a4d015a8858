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

declare module '@hausregeln/engine/core/vocabulary.ts' {
  interface Chapters {
    readonly 'jail-roll': typeof vocabulary
  }
}
