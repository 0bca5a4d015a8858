import type { Game } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'

/** What is asked where wealth is taxed. */
export const policies = {
  /** A turn has ended: may lay a frame in which all pay. */
  wealthTax: policy<((g: Game) => void) | null>('wealthTax', { quiet: true, joins: 'turnEnded' }),
} as const
