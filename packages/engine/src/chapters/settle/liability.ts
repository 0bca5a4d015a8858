import type { Lens } from '../../core/game.ts'
import { ACCOUNTS } from '../../core/limits.ts'
import { rentsOf } from '../rent/rent.ts'
import { addClaims, totalOf } from './claims.ts'
import { reserve } from './debt.ts'

/** What a jail card counts among what a seat can raise. */
export function jailCardWorth(l: Lens): number {
  return l.book.numbers.jailCardWorth as number
}

const scratch = new Int32Array(ACCOUNTS)

/** What a seat owes, or can still be made to owe by a demand. */
export function liabilityOf(l: Lens, seat: number): number {
  const rents = l.s.parts.rent.demandCount === 0 ? 0 : rentsOf(l, seat)
  // The turn alone obliges nobody to anything.
  if (l.s.depth <= 1) return rents
  scratch.fill(0)
  addClaims(l, seat, scratch)
  return rents + totalOf(scratch)
}

/** What a seat can raise without others: cash, buildings at their sale price, mortgages, jail cards. */
export function raisable(l: Lens, seat: number): number {
  let value = l.s.cash[seat] + reserve(l, seat)
  for (let deck = 0; deck < l.book.board.decks; deck++) if (l.s.jailCard[deck] === seat) value += jailCardWorth(l)
  return value
}
