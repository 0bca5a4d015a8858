import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Prison with a bail that falls. */
export const vocabulary = {
  refusals: {
    bailFirst: 'jailBail',
  },
  actions: { stay: 'none' },
} as const satisfies Vocabulary
