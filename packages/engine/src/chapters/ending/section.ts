import type { Spec } from '../../core/section.ts'

/** Players that have left the game for want of money. */
export const section = { name: 'ending', numbers: ['bankruptcies'] } as const satisfies Spec

declare module '../../core/section.ts' {
  interface Sections {
    readonly ending: typeof section
  }
}
