import { type GameView, NOBODY } from '@hausregeln/engine'
import type { DeedNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import type { Picture } from '../reading/picture.ts'
import { worthOfSpace } from '../worth/next-throw.ts'
import { denied, gain } from '../worth/price.ts'

/** What it is worth to come to rest on a space, in money. */
export function worthOfRoute(p: Picture, l: GameView, seat: SeatNo, space: SpaceNo): number {
  const { board, policies } = l.book
  if (board.kind[space] === board.kinds.goToJail) return -policies.jail.bail
  const deed = board.deedAt[space]
  return deed >= 0 && p.owner[deed] === NOBODY ? worthOfFree(p, seat, deed) : worthOfSpace(p, l, seat, space)
}

/** To be the first on a free deed: what it is worth beyond its price, and that no rival gets it. */
function worthOfFree(p: Picture, seat: SeatNo, deed: DeedNo): number {
  const price = p.ground.book.board.price[deed]
  if (p.cash[seat] < price) return 0
  return Math.max(0, gain(p, seat, deed, price) + denied(p, seat, deed))
}
