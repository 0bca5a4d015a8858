import type { Lens } from '../../core/game.ts'
import type { SurchargeRule } from '../../kit/surcharge.ts'

/** Whoever is in jail pays a share, usually half, of every amount again that they pay or receive of their own will, rounded up. */
export const halfInJail: SurchargeRule = {
  of: (l, seat, amount) => (l.s.jail[seat] > 0 ? Math.ceil((amount * shareOf(l)) / WHOLE) : 0),
  most: (l, seat, money) => (l.s.jail[seat] > 0 ? Math.floor((WHOLE * money) / (WHOLE + shareOf(l))) : money),
}

const WHOLE = 100

function shareOf(l: Lens): number {
  return l.book.numbers.protectionShare as number
}
