import { SEATS } from '../../core/limits.ts'
import { type Spec, signed } from '../../core/section.ts'

/** Turns that a seat has yet to sit out. */
export const section = { name: 'turn', tables: { skips: signed(SEATS) } } as const satisfies Spec

declare module '../../core/section.ts' {
  interface Sections {
    readonly turn: typeof section
  }
}
