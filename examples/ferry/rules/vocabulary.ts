import type { Vocabulary } from '@hausregeln/engine'

/** The words of the ferry: what it asks (a frame), what answers, why it refuses, and what it tells. */
export const vocabulary = {
  slots: ['ferry'],
  actions: { board: 'deed', stayAshore: 'none' },
  refusals: { noFerry: 'ferry', noLandingThere: 'ferry', fareTooDear: 'ferry' },
  events: { ferried: ['seat', 'deed'] },
  frames: ['ferry'],
} as const satisfies Vocabulary
