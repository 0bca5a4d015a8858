import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { type GameView, NOBODY } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Policy } from './policy.ts'

/** The least reserve, and the highest throw of two dice, by which the rent of a utility is highest. */
const LEAST = 200
const HIGHEST_THROW = 12

/**
 * The strategy of Friedman, Henderson, Byuen and Gutiérrez Gallardo, "Estimating the probability that the game of Monopoly
 * never ends" (Winter Simulation Conference 2009): whatever one lands on is bought, mortgages are lifted and houses built, as
 * long as a reserve is left: 200, or the highest rent on the board that could hit one if that is more. No bids, no trade; in
 * jail one stays as long as the rules allow.
 */
export const FRIEDMAN: Policy = {
  name: 'friedman',
  reserve(l, seat) {
    let highest = LEAST
    for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) highest = Math.max(highest, rentOf(l, seat, deed))
    return highest
  },
  prefers: () => false,
  bids: () => 0,
  leavesJail: () => false,
  offers: () => false,
  accepts: () => false,
}

function rentOf(l: GameView, seat: SeatNo, deed: DeedNo): number {
  const { owner, mortgaged } = l.s
  return owner[deed] === NOBODY || owner[deed] === seat || mortgaged[deed] !== 0
    ? 0
    : rentFor(l, deed, HIGHEST_THROW, 0)
}
