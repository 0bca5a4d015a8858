import { type DeedNo, type Lens, NOBODY, type Packed, pack, type SeatNo, type SpaceNo } from '@hausregeln/engine'
import { NOTHING } from '../../bot.ts'
import { isLegal } from '../reading/legal.ts'
import type { Picture } from '../reading/picture.ts'
import { worthOfSpace } from '../worth/next-throw.ts'
import { denied, gain } from '../worth/price.ts'

/** The choices of a bus: by the first die, by the second, by both. */
const CHOICES = 3

/** Chooses the move that leads to the best space. */
export function chooseRoute(p: Picture, l: Lens, seat: SeatNo): Packed {
  const { dieA, dieB, place } = l.s
  const { spaces } = l.book.board
  let best = NOTHING
  let bestWorth = Number.NEGATIVE_INFINITY
  for (let choice = 0; choice < CHOICES; choice++) {
    if (!isLegal(l, l.book.codes.chooseMove, seat, choice)) continue
    const to = place[seat] + (choice === 0 ? dieA : choice === 1 ? dieB : dieA + dieB)
    const value = worthOfRoute(p, l, seat, to % spaces) + (to >= spaces ? l.book.salaryPass : 0)
    if (value <= bestWorth) continue
    best = pack(l.book.codes.chooseMove, seat, choice)
    bestWorth = value
  }
  return best
}

/** Chooses the best space of the whole board. */
export function chooseSpace(p: Picture, l: Lens, seat: SeatNo): Packed {
  let best = NOTHING
  let bestWorth = Number.NEGATIVE_INFINITY
  for (let space: SpaceNo = 0; space < l.book.board.spaces; space++) {
    if (!isLegal(l, l.book.codes.jumpTo, seat, space)) continue
    const value = worthOfRoute(p, l, seat, space) + (space === 0 ? l.book.salaryLand : 0)
    if (value <= bestWorth) continue
    best = pack(l.book.codes.jumpTo, seat, space)
    bestWorth = value
  }
  return best
}

/** What it is worth to come to rest on a space, in money. */
export function worthOfRoute(p: Picture, l: Lens, seat: SeatNo, space: SpaceNo): number {
  const { board, ways } = l.book
  if (board.kind[space] === board.kinds.goToJail) return -ways.jail.bail
  const deed = board.deedAt[space]
  return deed >= 0 && p.owner[deed] === NOBODY ? worthOfFree(p, seat, deed) : worthOfSpace(p, l, seat, space)
}

/** To be the first on a free deed: what it is worth beyond its price, and that no rival gets it. */
function worthOfFree(p: Picture, seat: SeatNo, deed: DeedNo): number {
  const price = p.ground.book.board.price[deed]
  if (p.cash[seat] < price) return 0
  return Math.max(0, gain(p, seat, deed, price) + denied(p, seat, deed))
}
