import type { Spec } from '@hausregeln/engine/core/state/section.ts'

/** A seat's sealed bid. Nobody else's view contains it. */
export const section = { name: 'auction-sealed', own: ['bid'] } as const satisfies Spec
