import { DEMANDS } from '@hausregeln/engine/core/limits.ts'
import { type Spec, words } from '@hausregeln/engine/core/state/section.ts'

/** Words of one rent demand: payer, owner, deed, amount, serial. */
export const DEMAND_WORDS = 5

/** Open rent demands, in the order of landing. */
export const section = {
  name: 'rent',
  numbers: ['demandCount'],
  tables: { demands: words(DEMANDS * DEMAND_WORDS, DEMAND_WORDS) },
} as const satisfies Spec
