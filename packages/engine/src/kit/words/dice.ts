import type { Vocabulary } from '../../core/vocabulary.ts'

/** Dice beyond the two white ones. */
export const vocabulary = {
  slots: ['speedDie'],
} as const satisfies Vocabulary
