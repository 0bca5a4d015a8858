import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Sitting out in jail. */
export const vocabulary = {
  slots: ['jailSit'],
} as const satisfies Vocabulary
