import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Cards that need not be drawn. */
export const vocabulary = {
  slots: ['cardChoice'],
  refusals: { noCardToChoose: 'cardChoice' },
  actions: { takeCard: 'none', leaveCard: 'none' },
} as const satisfies Vocabulary
