import type { Game } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'

/** What is asked of what somebody has left. */
export const policies = {
  /** How the bank auctions a deed of it. */
  estateAuction: policy<(g: Game, deed: number) => void>('estateAuction'),
} as const
