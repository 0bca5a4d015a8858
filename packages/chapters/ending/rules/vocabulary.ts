import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** How a game ends. */
export const vocabulary = {
  slots: ['shortGame', 'timeLimit', 'lastRound', 'target'],
  options: ['shortGame', 'timeLimit'],
  endings: ['firstBankruptcy', 'secondBankruptcy', 'timeUp', 'roundsOver', 'targetReached'],
} as const satisfies Vocabulary
