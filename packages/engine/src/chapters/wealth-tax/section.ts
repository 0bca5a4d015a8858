import type { Spec } from '../../core/section.ts'

/** The last round whose wealth has been taxed. */
export const section = { name: 'wealth-tax', numbers: ['taxedRound'] } as const satisfies Spec

declare module '../../core/section.ts' {
  interface Sections {
    readonly 'wealth-tax': typeof section
  }
}
