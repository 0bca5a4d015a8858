import type { Vocabulary } from '../../core/vocabulary.ts'

/** Going to jail, sitting there, and paying to get out. */
export const vocabulary = {
  slots: ['goToJail', 'jailChoice', 'jailBail', 'jailBusiness'],
  refusals: {
    notInJail: 'jailChoice',
    bailTooDear: 'jailBail',
    staysInJail: 'jailChoice',
  },
  events: {
    jailed: ['seat'],
    freed: ['seat'],
    satOut: ['seat', 'round'],
  },
  actions: { payBail: 'none' },
} as const satisfies Vocabulary
