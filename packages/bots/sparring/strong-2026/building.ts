import { type GameView, type Packed, pack } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../src/bot.ts'
import { bestPiece, invest } from '../../src/steady/building/invest.ts'
import { chanceBuilt, chanceOf } from '../../src/steady/chances/chances.ts'
import type { Net } from '../../src/steady/figures/net.ts'
import type { Picture } from '../../src/steady/reading/picture.ts'

/**
 * Puts money to work as steady players do; where they would rather keep it, it builds what still adds to the chance to
 * win.
 */
export function investByChance(p: Picture, net: Net, l: GameView, seat: SeatNo, stretch: number): Packed {
  const { singly, buildingHere } = p.ground
  const usual = invest(p, l, seat, stretch)
  if (usual !== NOTHING || singly || buildingHere !== null || l.book.policies.surcharge.of(l, seat, 2) > 0) return usual
  const deed = bestPiece(p, l, seat)
  if (deed < 0) return NOTHING
  const price = l.book.board.housePrice[deed]
  if (price > p.cash[seat] || !isLegal(l, l.book.codes.build, seat, deed)) return NOTHING
  const built = chanceBuilt(p, net, seat, l.book.board.groupOf[deed], price)
  return built > chanceOf(p, net, seat) ? pack(l.book.codes.build, seat, deed) : NOTHING
}
