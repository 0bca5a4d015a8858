import type { Spec } from '@hausregeln/engine'

/** How many have taken the ferry. */
export const section = { name: 'ferry', numbers: ['trips'] } as const satisfies Spec
