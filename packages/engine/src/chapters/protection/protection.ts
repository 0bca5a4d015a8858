import type { SurchargeRule } from '../../core/book.ts'

/** Whoever is in jail pays half of every amount again that he pays or receives of his own will; .5 rounds up. */
export const halfInJail: SurchargeRule = {
  of: (l, seat, amount) => (l.s.jail[seat] > 0 ? Math.ceil(amount / 2) : 0),
  most: (l, seat, money) => (l.s.jail[seat] > 0 ? Math.floor((2 * money) / 3) : money),
}
