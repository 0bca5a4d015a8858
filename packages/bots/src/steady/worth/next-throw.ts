import { type GameView, NOBODY } from '@hausregeln/engine'
import type { CellNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { LEAST_SUM, SUMS, SUMS_OF } from '../board/visits.ts'
import type { Picture } from '../reading/picture.ts'

/** What the next throw brings on average: deeds that could be bought, less rents and taxes. */
export function promise(p: Picture, l: GameView, seat: SeatNo): number {
  const { spaces } = l.book.board
  let sum = 0
  for (let steps: CellNo = LEAST_SUM; steps <= 12; steps++)
    sum += SUMS[steps] * worthOfSpace(p, l, seat, (l.s.place[seat] + steps) % spaces)
  return sum / SUMS_OF
}

/** What landing on a space brings: a share of a free deed's price, or less what must be paid. */
export function worthOfSpace(p: Picture, l: GameView, seat: SeatNo, space: SpaceNo): number {
  const { board } = l.book
  const deed = board.deedAt[space]
  if (deed < 0) return -board.taxAt[space]
  const owner = p.owner[deed]
  if (owner === NOBODY) return p.cash[seat] >= board.price[deed] ? p.tuning.first * board.price[deed] : 0
  return owner === seat ? 0 : -p.toll[deed]
}
