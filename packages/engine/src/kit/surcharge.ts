import type { Game, GameView } from '../core/game.ts'
import { POT } from '../core/limits.ts'
import type { Slot } from '../core/vocabulary.ts'
import { transfer } from './money.ts'

/** What a voluntary payment or receipt costs beyond its amount. */
export interface SurchargeRule {
  /** The rule by which it is paid. */
  readonly slot: Slot
  of(l: GameView, seat: number, amount: number): number
  /** The greatest amount that can be paid out of `money` together with what it costs. */
  most(l: GameView, seat: number, money: number): number
}

/** What is paid or received by choice costs its amount and nothing more. */
export const noSurcharge: SurchargeRule = { slot: 'jailBusiness', of: () => 0, most: (_l, _seat, money) => money }

/** What a voluntary payment costs in all. */
export function costOf(l: GameView, seat: number, amount: number): number {
  return amount + l.book.policies.surcharge.of(l, seat, amount)
}

/** What a voluntary receipt leaves. */
export function netOf(l: GameView, seat: number, amount: number): number {
  return amount - l.book.policies.surcharge.of(l, seat, amount)
}

/** The greatest amount that the seat can pay of its own will when it also has to keep `reserved`; never less than 0. */
export function mostPayable(l: GameView, seat: number, reserved = 0): number {
  return l.book.policies.surcharge.most(l, seat, Math.max(0, l.s.cash[seat] - reserved))
}

/** After a voluntary payment or receipt: what it costs beyond its amount goes to the pot. */
export function levy(g: Game, seat: number, amount: number): void {
  const { slot, of } = g.book.policies.surcharge
  const extra = of(g, seat, amount)
  if (extra > 0) transfer(g, seat, POT, extra, slot)
}
