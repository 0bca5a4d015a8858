import type { Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** A free choice of space on the start. */
export const vocabulary = {
  slots: ['freeSpace'],
  refusals: { notOnStart: 'freeSpace', noSuchTravel: 'freeSpace' },
  actions: { takeSalary: 'none', travelTo: 'space' },
} as const satisfies Vocabulary
