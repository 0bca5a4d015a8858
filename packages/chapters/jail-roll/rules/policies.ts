import { policy } from '@hausregeln/engine/core/policy.ts'

/** What is asked where players throw their way out of jail. */
export const policies = {
  /** Whether players may still pay before the throw of the last turn there. */
  bailInLastTurn: policy<boolean>('bailInLastTurn', { governs: ['jailThird'] }),
} as const
