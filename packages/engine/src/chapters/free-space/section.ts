import type { Spec } from '../../core/section.ts'

/** Whether the player on turn has chosen a space in this turn. */
export const section = { name: 'free-space', turnNumbers: ['travelled'] } as const satisfies Spec

declare module '../../core/section.ts' {
  interface Sections {
    readonly 'free-space': typeof section
  }
}
