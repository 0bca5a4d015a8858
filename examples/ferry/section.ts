import type { Spec } from '@hausregeln/engine'

/** How many have taken the ferry. */
export const section = { name: 'ferry', numbers: ['trips'] } as const satisfies Spec

declare module '@hausregeln/engine/core/section.ts' {
  interface Sections {
    readonly ferry: typeof section
  }
}
