import { DEEDS } from '@hausregeln/engine/core/limits.ts'
import { type Spec, signed } from '@hausregeln/engine/core/state/section.ts'

/** Mortgaged deeds whose new owner has paid the interest and may still lift them at once without it, and how many there are. */
export const section = {
  name: 'mortgage',
  numbers: ['freshCount'],
  tables: { fresh: signed(DEEDS) },
} as const satisfies Spec
