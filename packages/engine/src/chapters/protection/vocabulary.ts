import type { Vocabulary } from '../../core/vocabulary.ts'

/** What voluntary business costs in jail. */
export const vocabulary = {
  slots: ['protection'],
} as const satisfies Vocabulary

declare module '../../core/vocabulary.ts' {
  interface Chapters {
    readonly protection: typeof vocabulary
  }
}
