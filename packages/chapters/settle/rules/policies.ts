import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'

/** What is asked where somebody goes bankrupt. */
export const policies = {
  /**
   * What a bankrupt's possessions are turned into before they change hands: by whom they owe, a seat, the bank or the
   * pot.
   */
  liquidate: policy<(g: Game, seat: number, creditor: number) => void>('liquidate'),
  /** Whether a creditor inherits what a bankrupt has beside money; else the bank gets it. */
  inheritance: policy<boolean>('inheritance', { quiet: true }),
  /** Whether a seat has anything for an heir beside money and deeds. */
  leavesMore: policy<(l: GameView, seat: number) => boolean>(null),
  /** A seat has received something of one that goes. */
  received: policy<(g: Game, seat: number) => void>(null),
} as const
