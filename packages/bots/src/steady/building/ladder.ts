import { fitsLadder } from '@hausregeln/chapters/apartments/rules/ladder.ts'
import { type GameView, LEVELS, type Packed, pack } from '@hausregeln/engine'
import { cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import { NONE } from '../../columns.ts'
import type { Picture } from '../reading/picture.ts'
import { reserveHere } from '../worth/reserve.ts'

/**
 * A level that could be built next, and what its rents bring over the horizon for its price; `NOBODY`: there is none.
 */
export interface Rung {
  deed: DeedNo
  rate: number
}

const rung: Rung = { deed: NONE, rate: 0 }

/**
 * Where building follows a ladder: one level on the group where the seat has landed, if it is safe and earns its price.
 */
export function climb(p: Picture, l: GameView, seat: SeatNo, nerve: number): Packed {
  const here = l.book.board.deedAt[l.s.place[seat]]
  if (here < 0 || p.owner[here] !== seat) return NOTHING
  bestRung(p, l, seat, l.book.board.groupOf[here], l.book.codes.build, 0, rung)
  if (rung.deed < 0 || rung.rate < p.tuning.rung) return NOTHING
  return canSpare(p, l, seat, nerve, l.book.board.housePrice[rung.deed])
    ? pack(l.book.codes.build, seat, rung.deed)
    : NOTHING
}

/**
 * The street of a group whose next level earns most for its price, among those on which `code` may build it. A level
 * is judged by the best of those above it that can be paid for and that the ladder allows: what makes it a home or a
 * villa earns more.
 */
export function bestRung(
  p: Picture,
  l: GameView,
  seat: SeatNo,
  group: GroupNo,
  code: number | undefined,
  commission: number,
  found: Rung,
): void {
  const { groupStart, groupEnd, groupDeeds } = l.book.board
  found.deed = NONE
  found.rate = 0
  for (let i = groupStart[group]; i < groupEnd[group]; i++) {
    const deed = groupDeeds[i]
    if (p.owner[deed] !== seat || !isLegal(l, code, seat, deed)) continue
    const rate = rateOf(p, l, seat, deed, commission)
    if (rate <= found.rate) continue
    found.deed = deed
    found.rate = rate
  }
}

function rateOf(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, commission: number): number {
  const { rent, visits, top, book } = p.ground
  const price = book.board.housePrice[deed] + commission
  const level = p.level[deed]
  const payable = Math.min(top, level + Math.floor(l.s.cash[seat] / price))
  const row = deed * LEVELS
  let best = 0
  for (let to = level + 1; to <= payable && fitsLadder(l, seat, deed, to); to++)
    best = Math.max(best, (rent[cell(row, to)] - rent[cell(row, level)]) / (to - level))
  return (p.turns * visits[deed] * best) / price
}

/**
 * Whether so much can be spent: cash stays for what the next rents are likely to be, and, as the bank lends up to what
 * all possessions would bring, those and the cash together stay above the dearest rent there is.
 */
export function canSpare(p: Picture, l: GameView, seat: SeatNo, nerve: number, sum: number): boolean {
  const cash = l.s.cash[seat] - sum
  if (!p.ground.lends) return cash >= nerve * reserveHere(p, l, seat)
  return (
    cash >= p.tuning.pocket * p.ground.unit && cash + saleValueOf(l, seat) >= nerve * p.tuning.peak * dearest(p, seat)
  )
}

/** The dearest rent that a rival could ask for. */
function dearest(p: Picture, seat: SeatNo): number {
  let most = 0
  for (let deed: DeedNo = 0; deed < p.ground.book.board.deeds; deed++)
    if (p.owner[deed] !== seat && p.toll[deed] > most) most = p.toll[deed]
  return most
}
