import type { Vocabulary } from '../../core/vocabulary.ts'

/** The speed die. */
export const vocabulary = {
  slots: ['speedBonus', 'speedBus', 'speedMrM', 'speedTriple'],
  refusals: {
    noSuchMove: 'speedDie',
  },
  actions: { chooseMove: 'choice', jumpTo: 'space' },
  options: ['speedDie'],
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly 'speed-die': typeof vocabulary
  }
}
