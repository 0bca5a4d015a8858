import { type GameView, NOBODY } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { chanceWith } from '../steady/chances/chances.ts'
import { STEADY } from '../steady/figures/characters.ts'
import type { Net } from '../steady/figures/net.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { pictureOf } from '../steady/reading/pictures.ts'
import { mostFor } from '../steady/worth/price.ts'

/** Who else would go farthest for a deed, and how far. */
const rival = { seat: NOBODY, most: 0 }

/**
 * The most that a deed of the bank's is worth to a seat: what leaves it the same chance to win as if the deed went, for
 * that or for the most that they would pay, to who else would pay most.
 */
export function mostByChance(p: Picture, net: Net, l: GameView, seat: SeatNo, deed: DeedNo): number {
  findRival(p, l, seat, deed)
  let yes = 0
  let no = Math.max(0, Math.floor(p.cash[seat])) + 1
  while (no - yes > 1) {
    const price = (yes + no) >>> 1
    const without = chanceWith(p, net, seat, deed, rival.seat, Math.min(price, rival.most))
    if (chanceWith(p, net, seat, deed, seat, price) >= without) yes = price
    else no = price
  }
  return yes
}

/**
 * The most that a seat bids for a deed: as much as it is worth to it, and as long as the one who would go farthest goes on,
 * who then pays more for what is worth less to the seat.
 */
export function mostToBid(p: Picture, net: Net, l: GameView, seat: SeatNo, deed: DeedNo): number {
  const worth = mostByChance(p, net, l, seat, deed)
  return Math.max(worth, Math.min(Math.floor(p.cash[seat]), Math.ceil(rival.most) - 1))
}

/** Finds who else would pay most, as steady players reckon; nobody, if it is worth nothing to any of them. */
function findRival(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo): void {
  const others = pictureOf(l, STEADY.tuned)
  others.look(l)
  rival.seat = NOBODY
  rival.most = 0
  for (let other: SeatNo = 0; other < p.seats; other++) {
    if (other === seat || ((p.alive >>> other) & 1) === 0) continue
    const most = mostFor(others, other, deed)
    if (most <= rival.most) continue
    rival.seat = other
    rival.most = most
  }
}
