import type { Vocabulary } from '../../core/vocabulary.ts'

/** How a game ends. */
export const vocabulary = {
  slots: ['shortGame', 'timeLimit'],
  options: ['shortGame', 'timeLimit'],
  endings: ['secondBankruptcy', 'timeUp'],
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly ending: typeof vocabulary
  }
}
