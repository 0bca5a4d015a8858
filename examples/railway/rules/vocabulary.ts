import type { Vocabulary } from '@hausregeln/engine'

/** The words of the railway: what it lets do, why it refuses, and the slot of its rule. */
export const vocabulary = {
  slots: ['railway'],
  actions: { ride: 'deed' },
  refusals: { trainMissed: 'railway', notAtOwnStation: 'railway', noTrainThere: 'railway' },
} as const satisfies Vocabulary

declare module '@hausregeln/engine/core/known.ts' {
  interface Vocabularies {
    readonly railway: typeof vocabulary
  }
}
