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
