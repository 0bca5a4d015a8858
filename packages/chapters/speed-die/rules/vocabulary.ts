import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** The speed die. */
export const vocabulary = {
  slots: ['speedBonus', 'speedBus', 'speedMrM', 'speedTriple'],
  refusals: {
    noSuchMove: 'speedDie',
  },
  actions: { chooseMove: 'choice', jumpTo: 'space' },
  options: ['speedDie'],
} as const satisfies Vocabulary
