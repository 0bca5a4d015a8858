import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** A bank whose money can run out. */
export const vocabulary = {
  slots: ['bankBroke'],
  refusals: { bankTooPoor: 'bankBroke' },
  endings: ['bankBroke'],
} as const satisfies Vocabulary

declare module '@hausregeln/engine/core/vocabulary.ts' {
  interface Chapters {
    readonly 'finite-bank': typeof vocabulary
  }
}
