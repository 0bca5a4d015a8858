import type { Spec } from '@hausregeln/engine/core/state/section.ts'

/** Whether the player on turn has chosen a space in this turn. */
export const section = { name: 'free-space', turnNumbers: ['travelled'] } as const satisfies Spec
