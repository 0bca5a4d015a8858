import type { Game, Lens } from './game.ts'
import type { Slot } from './slot.ts'

/** Why a game is over. The numbers are part of saved states. */
export const EndReason = { lastPlayer: 1, secondBankruptcy: 2, timeUp: 3, bankBroke: 4, agreed: 5 } as const
export type EndReasonName = keyof typeof EndReason

export function end(g: Game, reason: number, winners: number, slot: Slot): void {
  g.s.over = reason
  g.s.winners = winners
  g.s.must = 0
  g.say?.('gameOver', slot, reason, winners)
}

/** Those in the game with the greatest wealth, as a mask. */
export function richest(l: Lens): number {
  let best = Number.NEGATIVE_INFINITY
  let mask = 0
  for (let seat = 0; seat < l.s.seats; seat++) {
    if (((l.s.alive >>> seat) & 1) === 0) continue
    const wealth = l.book.wealth(l, seat)
    if (wealth > best) {
      best = wealth
      mask = 0
    }
    if (wealth === best) mask |= 1 << seat
  }
  return mask
}

export function endReasonName(reason: number): EndReasonName | null {
  return (Object.keys(EndReason) as EndReasonName[]).find((name) => EndReason[name] === reason) ?? null
}
