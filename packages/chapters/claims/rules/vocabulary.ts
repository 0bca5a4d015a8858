import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Claims to a colour group. */
export const vocabulary = {
  slots: ['claim', 'claimPair'],
  refusals: {
    claimOfOther: 'claim',
    claimsIncomplete: 'claimPair',
  },
  events: {
    claimed: ['seat', 'deed'],
    claimLapsed: ['seat', 'deed'],
  },
} as const satisfies Vocabulary

declare module '@hausregeln/engine/core/vocabulary.ts' {
  interface Chapters {
    readonly claims: typeof vocabulary
  }
}
