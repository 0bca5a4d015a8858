import { policy } from '@hausregeln/engine/core/policy.ts'

/** What the chapter on sealed auctions asks. */
export const policies = {
  /** Who pays: all who bid, the winner, or the winner what the second had bid. */
  sealedPayment: policy<'everybody' | 'winner' | 'second'>('sealedPayment', { quiet: true }),
} as const
