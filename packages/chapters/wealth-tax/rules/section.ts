import type { Spec } from '@hausregeln/engine/core/state/section.ts'

/** The last round whose wealth has been taxed. */
export const section = { name: 'wealth-tax', numbers: ['taxedRound'] } as const satisfies Spec
