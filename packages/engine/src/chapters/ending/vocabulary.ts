import type { Vocabulary } from '../../core/vocabulary.ts'

/** How a game ends. */
export const vocabulary = {
  slots: ['shortGame', 'timeLimit', 'lastRound', 'target'],
  options: ['shortGame', 'timeLimit'],
  endings: ['firstBankruptcy', 'secondBankruptcy', 'timeUp', 'roundsOver', 'targetReached'],
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly ending: typeof vocabulary
  }
}
