import type { Game } from './game.ts'
import type { Slot } from './slot.ts'

/** Why a game is over. The numbers are part of saved states. */
export const EndReason = { lastPlayer: 1, secondBankruptcy: 2, timeUp: 3, bankBroke: 4 } as const
export type EndReasonName = keyof typeof EndReason

export function end(g: Game, reason: number, winners: number, slot: Slot): void {
  g.s.over = reason
  g.s.winners = winners
  g.s.must = 0
  g.say?.('gameOver', slot, reason, winners)
}

export function endReasonName(reason: number): EndReasonName | null {
  return (Object.keys(EndReason) as EndReasonName[]).find((name) => EndReason[name] === reason) ?? null
}
