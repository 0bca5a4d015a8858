import { type GameView, LEVELS, type Packed, pack } from '@hausregeln/engine'
import { cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import type { Picture } from '../reading/picture.ts'
import { idle, isIdle } from '../worth/idle.ts'
import { Sources } from './sources.ts'

/** The idle deeds of the seat that is asked; nothing is asked while another is. */
const sources = new Sources()

/**
 * One step of raising money at the least loss. Buildings and whole groups are touched only for what idle deeds
 * cannot bring; they come first then, so that no more deeds are mortgaged than must be.
 */
export function raise(p: Picture, l: GameView, seat: SeatNo, missing: number): Packed {
  const beyond = missing - idle(p, seat)
  return (beyond > 0 ? parting(p, l, seat, beyond) : NOTHING) || mortgageIdle(p, l, seat, missing)
}

/** One of the fewest idle deeds that bring the money at the least loss, the one that brings most of it. */
export function mortgageIdle(p: Picture, l: GameView, seat: SeatNo, missing: number): Packed {
  sources.clear()
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++)
    if (p.owner[deed] === seat && p.mortgaged[deed] === 0 && isIdle(p, seat, l.book.board.groupOf[deed]))
      if (isLegal(l, l.book.codes.mortgage, seat, deed))
        sources.add(deed, l.book.board.mortgageValue[deed], costOfMortgage(p, seat, deed))
  const deed = sources.choose(missing)
  return deed < 0 ? NOTHING : pack(l.book.codes.mortgage, seat, deed)
}

/**
 * Sells a building or mortgages a street of a whole group: the one with the least loss for the money that is needed.
 */
function parting(p: Picture, l: GameView, seat: SeatNo, missing: number): Packed {
  const { groupOf } = l.book.board
  let best: Packed = NOTHING
  let least = Number.POSITIVE_INFINITY
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) {
    const { singly } = p.ground
    if (p.owner[deed] !== seat || (isIdle(p, seat, groupOf[deed]) && !(singly && p.level[deed] !== 0))) continue
    const built = singly || p.built[groupOf[deed]] > 0
    const code = built ? l.book.codes.sell : l.book.codes.mortgage
    if (!isLegal(l, code, seat, deed)) continue
    const paid = built ? l.book.board.housePrice[deed] / 2 : l.book.board.mortgageValue[deed]
    const cost = built ? costOfSale(p, deed) : costOfMortgage(p, seat, deed)
    // What is lost for each piece of the money that is needed.
    const rate = cost / Math.min(paid, missing)
    if (best !== NOTHING && rate >= least) continue
    best = pack(code, seat, deed)
    least = rate
  }
  return best
}

/** What is lost by selling the topmost building of a street. */
function costOfSale(p: Picture, deed: DeedNo): number {
  const { ground } = p
  const top = deed * LEVELS + p.level[deed]
  const lost = ground.visits[deed] * (ground.rent[cell(top, 0)] - ground.rent[cell(top, -1)])
  return ground.book.board.housePrice[deed] / 2 + p.turns * lost
}

/** What is lost by mortgaging a deed. */
function costOfMortgage(p: Picture, seat: SeatNo, deed: DeedNo): number {
  const { ground, tuning } = p
  const { mortgageValue, groupOf } = ground.book.board
  const lost = p.turns * ground.visits[deed] * p.toll[deed]
  const factor = isNearlyWhole(p, seat, groupOf[deed]) ? tuning.whole : 1
  return tuning.interest * mortgageValue[deed] + lost * factor
}

/** A group of streets of which at most one is missing: a mortgage would keep the whole from being built. */
function isNearlyWhole(p: Picture, seat: SeatNo, group: GroupNo): boolean {
  return p.ground.buildable[group] === 1 && p.held[cell(seat * p.groups, group)] + 1 >= p.ground.size[group]
}
