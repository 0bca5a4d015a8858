import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { SurchargeRule } from '@hausregeln/engine/kit/surcharge.ts'

/**
 * A player in jail pays a share (usually half, rounded up) on top of every amount that they pay or receive by choice.
 */
export const halfInJail: SurchargeRule = {
  slot: 'protection',
  of: (l, seat, amount) => (l.s.jail[seat] > 0 ? Math.ceil((amount * shareOf(l)) / WHOLE) : 0),
  most: (l, seat, money) => (l.s.jail[seat] > 0 ? Math.floor((WHOLE * money) / (WHOLE + shareOf(l))) : money),
}

const WHOLE = 100

function shareOf(l: GameView): number {
  return l.book.numbers.protectionShare as number
}
