import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Sitting out in jail. */
export const vocabulary = {
  slots: ['jailSit'],
} as const satisfies Vocabulary

declare module '@hausregeln/engine/core/vocabulary.ts' {
  interface Chapters {
    readonly 'jail-sit': typeof vocabulary
  }
}
