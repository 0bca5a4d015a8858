import type { Spec } from '@hausregeln/engine/core/state/section.ts'

/** Players that have left the game for want of money. */
export const section = { name: 'ending', numbers: ['bankruptcies'] } as const satisfies Spec
