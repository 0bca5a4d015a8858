import { SEATS } from '@hausregeln/engine/core/limits.ts'
import { type Spec, signed } from '@hausregeln/engine/core/state/section.ts'

/** Turns that a seat has yet to sit out. */
export const section = { name: 'turn', tables: { skips: signed(SEATS) } } as const satisfies Spec
