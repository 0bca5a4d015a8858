import type { GameView, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Gains } from '../reading/gains.ts'
import type { Picture } from '../reading/picture.ts'
import { weigh } from './deal.ts'
import { netOfOther } from './heed.ts'

/** Whether the other side takes the terms that `seat` proposes; `gains` receives what they weigh. */
export type Taking = (p: Picture, l: GameView, seat: SeatNo, terms: Readonly<Terms>, gains: Gains) => boolean

/** Whether somebody who judges deals by money takes these terms. */
export const takenForMoney: Taking = (p, l, seat, terms, gains) => {
  weigh(p, l, seat, terms, gains)
  return netOfOther(p, l, seat, terms.to, gains) >= p.tuning.threshold * p.ground.unit
}

/** As near as this to the least, in money. */
const CLOSE = 1

/**
 * Lays the least money for which the other takes the goods into the terms; false if they would not for all that there
 * is.
 */
export function payLeast(p: Picture, l: GameView, seat: SeatNo, terms: Terms, gains: Gains, taken: Taking): boolean {
  pay(terms, Math.min(0, -Math.floor(p.cash[terms.to])))
  return taken(p, l, seat, terms, gains) || payMore(p, l, seat, terms, gains, taken)
}

/** The same, if the money that lies in the terms is too little. */
function payMore(p: Picture, l: GameView, seat: SeatNo, terms: Terms, gains: Gains, taken: Taking): boolean {
  let no = terms.giveCash - terms.getCash
  let yes = Math.max(0, Math.floor(p.cash[seat]))
  pay(terms, yes)
  if (!taken(p, l, seat, terms, gains)) return false
  while (yes - no > CLOSE) {
    const middle = Math.floor((no + yes) / 2)
    pay(terms, middle)
    if (taken(p, l, seat, terms, gains)) yes = middle
    else no = middle
  }
  pay(terms, yes)
  return true
}

function pay(terms: Terms, paid: number): void {
  terms.giveCash = Math.max(0, paid)
  terms.getCash = Math.max(0, -paid)
}
