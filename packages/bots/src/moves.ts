import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { type GameView, NOBODY } from '@hausregeln/engine'
import type { DeedNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/state/column.ts'

/** What two dice show on average: the measure for a rent that is still to be thrown. */
const AVERAGE_THROW = 7

/** What it is worth at once to come to rest here, in money: an unowned property that can be paid for as much as its price. */
export function worthOfSpace(l: GameView, seat: SeatNo, space: SpaceNo): number {
  const { board, policies } = l.book
  const deed = board.deedAt[space]
  if (deed >= 0) return worthOfDeed(l, seat, deed)
  if (board.taxAt[space] !== 0) return -board.taxAt[space]
  return board.kind[space] === board.kinds.goToJail ? -policies.jail.bail : 0
}

function worthOfDeed(l: GameView, seat: SeatNo, deed: DeedNo): number {
  const { owner, mortgaged, cash } = l.s
  const price = l.book.board.price[deed]
  if (owner[deed] === NOBODY) return cash[seat] >= price && l.book.policies.mayBuy(l, seat, deed) === null ? price : 0
  if (owner[deed] === seat || mortgaged[deed] !== 0) return 0
  return -rentFor(l, deed, AVERAGE_THROW, 0)
}
