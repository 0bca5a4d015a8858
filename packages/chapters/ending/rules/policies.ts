import type { Game } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'

const AFTER_TURN = { quiet: true, joins: 'turnEnded' } as const

/** How a game may end beside its own ending, looked at when a turn has ended. */
export const policies = {
  /** Because somebody is rich enough. */
  target: policy<((g: Game) => void) | null>('target', AFTER_TURN),
  /** After so many rounds. */
  lastRound: policy<((g: Game) => void) | null>('lastRound', AFTER_TURN),
} as const
