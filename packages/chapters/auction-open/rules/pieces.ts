import { OWN } from '@hausregeln/engine/core/agenda.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { checkGround, nextIsHotel } from '../../building/rules/levels.ts'

/** Words of a frame that has one building auctioned: whether that is a hotel, and, when it is over, who pays how much. */
export const HOTEL = OWN + 1
export const WINNER = OWN + 4
export const PRICE = OWN + 5

/** Whether a seat could place such a piece on this street, for at most `money`. */
function couldPlace(l: GameView, seat: number, deed: number, hotel: boolean, money: number): boolean {
  return (
    l.s.owner[deed] === seat &&
    l.book.board.housePrice[deed] <= money &&
    nextIsHotel(l, deed) === hotel &&
    checkGround(l, seat, deed) === null
  )
}

/** Those of a mask of seats that could legally and affordably build such a piece. */
export function contenders(l: GameView, mask: number, hotel: boolean): number {
  let able = 0
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    const owner = l.s.owner[deed]
    if (owner < 0 || ((mask >>> owner) & 1) === 0 || ((able >>> owner) & 1) === 1) continue
    if (couldPlace(l, owner, deed, hotel, mostPayable(l, owner))) able |= 1 << owner
  }
  return able
}

/** The lowest printed price at which this seat could place the piece in short supply; beyond any cash if it cannot. */
export function cheapestPiece(l: GameView, frame: number, seat: number): number {
  const hotel = l.s.frames[frame + HOTEL] === 1
  let lowest = Number.MAX_SAFE_INTEGER
  for (let deed = 0; deed < l.book.board.deeds; deed++)
    if (couldPlace(l, seat, deed, hotel, mostPayable(l, seat))) lowest = Math.min(lowest, l.book.board.housePrice[deed])
  return lowest
}
