import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** What voluntary business costs in jail. */
export const vocabulary = {
  slots: ['protection'],
} as const satisfies Vocabulary

declare module '@hausregeln/engine/core/vocabulary.ts' {
  interface Chapters {
    readonly protection: typeof vocabulary
  }
}
