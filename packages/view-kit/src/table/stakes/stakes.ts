import { actionRule, type GameView, pack, type Range } from '@hausregeln/engine'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { outcomeOf } from '../acting/outcome.ts'
import { dearestAhead, type Toll } from './ahead.ts'
import { type GroupStake, groupStake, rentIfOwned } from './group.ts'

/** What it changes for a seat to get a deed. */
export interface DeedStakes extends GroupStake {
  readonly seat: number
  readonly deed: number
  /** Its cash once it has paid; null: it cannot pay that. */
  readonly cash: number | null
  /** What a visitor would owe for the deed then; by the eyes of the dice, for seven of them. */
  readonly rent: number
  /** The dearest rent within reach of its next throw; null: none is. */
  readonly ahead: Toll | null
  /** Whether the cash that is left would pay that rent; true where there is none. */
  readonly covers: boolean
}

function stakes(l: GameView, view: Uint8Array, seat: number, deed: number, cash: number | null): DeedStakes {
  const ahead = dearestAhead(l, seat)
  return {
    ...groupStake(l, seat, deed),
    seat,
    deed,
    cash,
    rent: rentIfOwned(l, view, seat, deed),
    ahead,
    covers: ahead === null || (cash ?? l.s.cash[seat] ?? 0) >= ahead.amount,
  }
}

/** What it changes to buy the deed on which the seat stands, found by buying it on a copy. `view`: the table's bytes. */
export function purchaseStakes(l: GameView, view: Uint8Array, seat: number, deed: number): DeedStakes {
  return stakes(l, view, seat, deed, outcomeOf(l, view, pack(l.book.codes.buy, seat))?.cash ?? null)
}

/** What winning an auction for so much changes. */
export function bidStakes(l: GameView, view: Uint8Array, seat: number, deed: number, amount: number): DeedStakes {
  const cash = (l.s.cash[seat] ?? 0) - amount
  return stakes(l, view, seat, deed, cash < 0 ? null : cash)
}

/** The least that the seat can bid now; 0 where bids are sealed or none is awaited. */
function leastBid(l: GameView, seat: number): number {
  const range: Range = { low: 0, high: 0 }
  return actionRule(l.book, 'bid')?.range?.(l, seat, range) ? range.low : 0
}

/** What the question that a seat is asked changes for it, if it is about a deed; null: it is about something else. */
export function askedStakes(l: GameView, view: Uint8Array, seat: number): DeedStakes | null {
  const [question] = questionsFor(l, seat)
  if (question === undefined || !('deed' in question) || question.deed < 0) return null
  const { ask, deed } = question
  return ask === 'buy' ? purchaseStakes(l, view, seat, deed) : bidStakes(l, view, seat, deed, leastBid(l, seat))
}
