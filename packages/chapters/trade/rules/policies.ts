import type { GameView } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'
import type { Change } from '../../settle/rules/change.ts'
import type { Liability } from '../../settle/rules/liability.ts'

/** What is asked where players trade. */
export const policies = {
  /** Whether something may be given away for nothing. */
  gifts: policy<boolean>('gifts', { quiet: true }),
  /** How deals are judged of a seat that owes something, or can be made to. */
  liability: policy<Liability>(null),
  /** What a seat could raise without other players once this has changed. */
  raisable: policy<(l: GameView, seat: number, change: Readonly<Change>) => number>(null),
  /** What its creditors would inherit of it if it then went bankrupt at once. */
  inherited: policy<(l: GameView, seat: number, change: Readonly<Change>) => number>(null),
} as const
