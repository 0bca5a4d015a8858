import { type Change, isMove, type PlainEntry } from '@hausregeln/engine'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { LookedUp } from '@hausregeln/view-kit/game/types.ts'

/** Slips that were turned over together, as they stand in the record: their entries, and who bid what. */
export interface SlipRun {
  readonly numbers: readonly number[]
  readonly bids: ReadonlyMap<number, number>
}

/** The slips that were turned over together, of which entry `number` is one; or null. */
export async function slipsWith(corrections: Corrections, number: number): Promise<SlipRun | null> {
  let first = number
  const seats = new Set<number>()
  for (let at = number; at > 0; at--) {
    const bid = bidOf(await corrections.lookUp(at).catch(() => null))
    if (bid === null || seats.has(bid.seat)) break
    seats.add(bid.seat)
    first = at
  }
  return slipsFrom(corrections, first)
}

/** The slips that begin at entry `number`; null: no slip stands there. */
export async function slipsFrom(corrections: Corrections, number: number): Promise<SlipRun | null> {
  const numbers: number[] = []
  const bids = new Map<number, number>()
  for (let at = number; ; at++) {
    const bid = bidOf(await corrections.lookUp(at).catch(() => null))
    if (bid === null || bids.has(bid.seat)) break
    numbers.push(at)
    bids.set(bid.seat, bid.amount)
  }
  return numbers.length === 0 ? null : { numbers, bids }
}

function bidOf(lookedUp: LookedUp | null): { readonly seat: number; readonly amount: number } | null {
  const [entry, ...others] = lookedUp?.entries ?? []
  return entry !== undefined && others.length === 0 && isMove(entry) && entry.do === 'sealedBid' ? entry : null
}

/** All slips anew, in the place of those that were turned over. */
export function slipsInstead({ numbers }: SlipRun, slips: readonly PlainEntry[]): Change[] {
  return numbers.map((number, at) => ({ number, entries: at === 0 ? slips : [] }))
}
