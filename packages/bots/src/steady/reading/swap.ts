import type { GameView, Terms } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { cell, type DeedNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { type Gains, Growth } from './gains.ts'
import type { Picture } from './picture.ts'

/** What the proposer gains by the jail cards of the terms. */
export function worthOfCards(p: Picture, { getCards, giveCards }: Readonly<Terms>): number {
  return (popCount(getCards) - popCount(giveCards)) * p.tuning.jailCard * p.ground.book.policies.jail.bail
}

/**
 * Hands over the deeds of the terms in the picture, books the interest on mortgaged ones, and notes whose groups grow.
 */
export function handOver(p: Picture, l: GameView, seat: SeatNo, t: Readonly<Terms>, gains: Gains): void {
  const { to } = t
  const own = p.wholes[seat]
  const others = p.wholes[to]
  const otherGrows = lendAll(p, l, t.giveLow, t.giveHigh, to)
  const proposerGrows = lendAll(p, l, t.getLow, t.getHigh, seat)
  gains.proposerGrows = (p.wholes[seat] & ~own) !== 0 ? Growth.whole : proposerGrows
  gains.otherGrows = (p.wholes[to] & ~others) !== 0 ? Growth.whole : otherGrows
}

/** Takes all deeds back; both have the money again that they had before. */
export function takeBack(p: Picture, seat: SeatNo, money: number, to: SeatNo, othersMoney: number): void {
  p.giveBackAll()
  p.cash[seat] = money
  p.cash[to] = othersMoney
}

/**
 * Hands the deeds of a mask to `owner`, who pays the interest on mortgaged ones. Returns whether the owner then has
 * several deeds of a group of which one was moved.
 */
function lendAll(p: Picture, l: GameView, low: number, high: number, owner: SeatNo): number {
  const { groupOf } = p.ground.book.board
  let grows: number = Growth.none
  for (let left = low, base = 0; left !== 0 || (base === 0 && high !== 0); left &= left - 1) {
    if (left === 0) {
      left = high
      base = 32
    }
    const deed: DeedNo = base + 31 - Math.clz32(left & -left)
    if (p.mortgaged[deed] !== 0) p.cash[owner] -= interest(l, deed)
    p.lend(deed, owner)
    const group = groupOf[deed]
    if (p.held[cell(owner * p.groups, group)] > 1) grows = Growth.part
  }
  return grows
}

/** The same goods seen from the other side, without money. */
export function turnAround(from: Readonly<Terms>, into: Terms, to: SeatNo): void {
  into.clear()
  into.to = to
  into.giveLow = from.getLow
  into.giveHigh = from.getHigh
  into.giveCards = from.getCards
  into.getLow = from.giveLow
  into.getHigh = from.giveHigh
  into.getCards = from.giveCards
}
