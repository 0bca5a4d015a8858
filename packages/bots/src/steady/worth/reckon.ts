import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Picture } from '../reading/picture.ts'
import { buildingMoneyWith, standingWholes, wholesWorth } from './worth.ts'

/** Too close to be reckoned. */
export const UNSURE = -1

/** What is nearer to a whole number than this, or to what it is compared with, may lie on either side by rounding. */
export const CLOSE = 1e-6

/**
 * What a seat loses by paying so much: money counts as itself, and more where it is missing, and what it builds with is
 * missing there. `backing`: what else it gets to build with.
 */
export function lossByPaying(p: Picture, seat: SeatNo, price: number, backing: number): number {
  const money = p.cash[seat]
  const loss = price + p.tuning.thin * (Math.max(0, p.purse - money + price) - Math.max(0, p.purse - money))
  if (p.wholes[seat] === 0) return loss
  return loss + standingWholes(p, seat) - wholesWorth(p, seat, buildingMoneyWith(p, seat, money - price) + backing)
}

/** What a deed that nothing can be built on brings its owner to build with elsewhere. */
export function backingBy({ ground, level, mortgaged, tuning }: Picture, deed: DeedNo): number {
  const isIdle = ground.mortgages && mortgaged[deed] === 0 && !(ground.singly && level[deed] !== 0)
  return isIdle ? tuning.backing * ground.book.board.mortgageValue[deed] : 0
}

/**
 * The highest whole price that a seat which builds nothing can pay for what adds so much to its worth, without being
 * worse off; 0 if that is less than `enough`, and `UNSURE` where rounding decides: then it has to be valued in full.
 */
export function reckonedMost(p: Picture, seat: SeatNo, more: number, enough: number): number {
  if (more === Number.POSITIVE_INFINITY || Math.abs(more - enough) < CLOSE) return UNSURE
  if (more < enough) return 0
  const price = priceFor(p, seat, more)
  const most = Math.max(0, p.cash[seat])
  if (price > most + CLOSE) return most
  const whole = Math.floor(price)
  if (price - whole < CLOSE || whole + 1 - price < CLOSE) return UNSURE
  return Math.max(0, whole)
}

/** By paying what a seat that builds nothing loses so much. */
function priceFor(p: Picture, seat: SeatNo, loss: number): number {
  const { purse, tuning } = p
  const money = p.cash[seat]
  const left = money - loss - tuning.thin * Math.max(0, purse - money)
  return money - (left >= purse ? left : (left + tuning.thin * purse) / (1 + tuning.thin))
}
