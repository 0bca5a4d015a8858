import type { GameView } from '@hausregeln/engine'
import type { CellNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { LEAST_SUM, SUMS, SUMS_OF } from '../board/visits.ts'
import type { Picture } from '../reading/picture.ts'
import { dividendAhead } from './dividends.ts'
import { idle } from './idle.ts'

/** Money that should stay in hand on this place: for the rents of a round, and for what the next throw may cost. */
export function reserveHere(p: Picture, l: GameView, seat: SeatNo): number {
  return p.reserve[seat] + p.tuning.reserveNear * nextToll(p, l, seat) + dividendAhead(p, l, seat)
}

/**
 * Money that should stay in hand in an auction: the same, but for what idle deeds can stand in for, and the dividend.
 */
export function reserveOf(p: Picture, l: GameView, seat: SeatNo): number {
  return p.reserve[seat] + dividendAhead(p, l, seat) - p.tuning.cover * idle(p, seat)
}

/** What the next throw costs on average, rents and taxes. */
export function nextToll(p: Picture, l: GameView, seat: SeatNo): number {
  const { board } = l.book
  const from = l.s.place[seat]
  let sum = 0
  for (let steps: CellNo = LEAST_SUM; steps <= 12; steps++) {
    const space: SpaceNo = (from + steps) % board.spaces
    const deed = board.deedAt[space]
    const toll = deed < 0 ? board.taxAt[space] : p.owner[deed] === seat ? 0 : p.toll[deed]
    sum += SUMS[steps] * toll
  }
  return sum / SUMS_OF
}
