import { type Lens, type Packed, pack } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'

/** The action on the first deed in board order for which it is legal, or 0. */
export function firstDeed(l: Lens, code: number | undefined, seat: SeatNo): Packed {
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++)
    if (isLegal(l, code, seat, deed)) return pack(code, seat, deed)
  return 0
}

/** The least money to stay in the game with, where the rulebook puts out a player who has none left. */
export function leastCash(l: Lens): number {
  return l.book.ways.outAtZero ? 1 : 0
}
