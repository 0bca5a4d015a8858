import { type Spec, words } from '../../core/section.ts'

/** Seats whose order for a piece in short supply has lapsed in this turn, because nobody bid: a bit a seat. */
export const section = { name: 'shortage', turn: { lapsedOrders: words(1) } } as const satisfies Spec

declare module '../../core/section.ts' {
  interface Sections {
    readonly shortage: typeof section
  }
}
