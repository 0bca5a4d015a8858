import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** What voluntary business costs in jail. */
export const vocabulary = {
  slots: ['protection'],
} as const satisfies Vocabulary
