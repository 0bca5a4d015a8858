import type { MatterRule } from '../../core/book.ts'
import type { Game } from '../../core/game.ts'
import { voidShares } from './register.ts'

/** What one may buy and sell in a turn begins anew with the next. */
export function closeExchange(g: Game): void {
  g.s.sharesSold.fill(0)
  g.s.sharesBought.fill(0)
}

export const issued: MatterRule = {
  name: 'shares issued',
  may: () => 0,
  each: () => {},
  onLeave: voidShares,
}
