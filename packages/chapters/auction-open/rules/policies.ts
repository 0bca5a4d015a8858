import { policy } from '@hausregeln/engine/core/policy.ts'

/** What the chapter on open auctions asks. */
export const policies = {
  /** By how much a bid for a building is raised at least. */
  pieceStep: policy<number>(null),
} as const
