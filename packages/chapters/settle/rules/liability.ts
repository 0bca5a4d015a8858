import type { GameView } from '@hausregeln/engine/core/game.ts'
import { ACCOUNTS } from '@hausregeln/engine/core/limits.ts'
import { rentsOf } from '../../rent/rules/rent.ts'
import { type Change, NO_CHANGE } from './change.ts'
import { addClaims, totalOf } from './claims.ts'

/** How deals of a seat are judged while it owes something or can be made to. */
export interface Liability {
  /** What the seat can raise once this has changed. */
  raisable(l: GameView, seat: number, change: Readonly<Change>): number
  /** Whether a deal that changes this for the seat stands; `owed`, above 0, is what the seat is liable for. */
  stands(l: GameView, seat: number, owed: number, change: Readonly<Change>): boolean
}

const scratch = new Int32Array(ACCOUNTS)

/** What a seat owes in open debts, and can still be made to owe by a demand of rent. */
export function liabilityOf(l: GameView, seat: number): number {
  const rents = l.s.parts.rent.demandCount === 0 ? 0 : rentsOf(l, seat)
  // The turn alone obliges nobody to anything.
  if (l.s.depth <= 1) return rents
  scratch.fill(0)
  addClaims(l, seat, scratch)
  return rents + totalOf(scratch)
}

/**
 * The deal stands if all can still be paid after it. Otherwise it may lower neither what the seat can raise nor what
 * its creditors would inherit if it went bankrupt at once.
 */
export const liability: Liability = {
  raisable: (l, seat, change) => l.book.policies.raisable(l, seat, change),
  stands(l, seat, owed, change) {
    const { raisable, inherited } = l.book.policies
    const raised = raisable(l, seat, change)
    if (raised >= owed) return true
    return raised >= raisable(l, seat, NO_CHANGE) && inherited(l, seat, change) >= inherited(l, seat, NO_CHANGE)
  },
}

/** Where debts are not settled from possessions, no deal is judged. */
export const unjudged: Liability = { ...liability, stands: () => true }
