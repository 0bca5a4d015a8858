import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
import { claimHolder } from '@hausregeln/chapters/claims/rules/claims.ts'
import { commissionOf } from '@hausregeln/chapters/remote-purchase/rules/remote-purchase.ts'
import { firstIn, firstOn } from '@hausregeln/chapters/remote-purchase/rules/visitors.ts'
import { type GameView, NOBODY, type Packed, pack } from '@hausregeln/engine'
import { cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../../bot.ts'
import { NONE } from '../../columns.ts'
import { MEAN_THROW } from '../board/ground.ts'
import type { Picture } from '../reading/picture.ts'
import { promise } from '../worth/next-throw.ts'
import { gain } from '../worth/price.ts'
import { standing, worthWith } from '../worth/worth.ts'
import { bestRung, canSpare, type Rung } from './ladder.ts'

/**
 * One step of what belongs before a throw: buy from afar what belongs to the seat's claims, on the proceeds of what is
 * missed less if need be; build from afar; sell what is worth less than to be free of debt.
 */
export function doBusiness(p: Picture, l: GameView, seat: SeatNo): Packed {
  return (
    buyFromAfar(p, l, seat) ||
    buildFromAfar(p, l, seat) ||
    (bankDebtOf(l, seat) > 0 ? leastMissed(p, l, seat, 0, 0) : NOTHING)
  )
}

/** Goes for the street that is worth most beyond its price and commission. */
function buyFromAfar(p: Picture, l: GameView, seat: SeatNo): Packed {
  const { deeds, price, commission } = l.book.board
  let best: DeedNo = NONE
  let most = 0
  for (let deed: DeedNo = 0; deed < deeds; deed++) {
    if (p.owner[deed] !== NOBODY || !isWithinReach(p, l, seat, deed)) continue
    const value = gain(p, seat, deed, price[deed] + commission[deed])
    if (value <= most) continue
    best = deed
    most = value
  }
  if (best < 0) return NOTHING
  if (isLegal(l, l.book.codes.buyRemote, seat, best)) return pack(l.book.codes.buyRemote, seat, best)
  const missing = price[best] + commission[best] - p.cash[seat]
  return missing > 0 ? leastMissed(p, l, seat, missing, -most) : NOTHING
}

/** Whether a free street is the seat's own to buy while somebody stands there, whatever it costs. */
function isWithinReach(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo): boolean {
  const { groupOf, spaceOf } = l.book.board
  return (
    p.ground.buildable[groupOf[deed]] === 1 &&
    claimHolder(l, groupOf[deed]) === seat &&
    firstOn(l, seat, spaceOf[deed]) !== NOBODY
  )
}

const rung: Rung = { deed: NONE, rate: 0 }

/** The level that earns most for its price and commission, in any group where somebody stands. */
function buildFromAfar(p: Picture, l: GameView, seat: SeatNo): Packed {
  const { groups, housePrice } = l.book.board
  let best = NOTHING
  let most = p.tuning.rungFromAfar
  for (let group: GroupNo = 0; group < groups; group++) {
    const visitor = p.held[cell(seat * groups, group)] === 0 ? NOBODY : firstIn(l, seat, group)
    if (visitor === NOBODY) continue
    const commission = commissionOf(l, visitor)
    bestRung(p, l, seat, group, l.book.codes.buildRemote, commission, rung)
    if (rung.deed < 0 || rung.rate < most) continue
    if (!canSpare(p, l, seat, 1, housePrice[rung.deed] + commission)) continue
    best = pack(l.book.codes.buildRemote, seat, rung.deed)
    most = rung.rate
  }
  return best
}

/**
 * Sells the bare deed of at least this sale value whose sale adds most to the seat's worth, if more than `least`. In
 * debt a sale lowers debt and possessions alike, so it never saves from the limit; it gives back the freedom to buy and
 * build.
 */
function leastMissed(p: Picture, l: GameView, seat: SeatNo, proceeds: number, least: number): Packed {
  const { deeds, saleValue } = l.book.board
  const before = standing(p, seat)
  let best = NOTHING
  let most = least
  for (let deed: DeedNo = 0; deed < deeds; deed++) {
    if (p.owner[deed] !== seat || saleValue[deed] < proceeds || !isLegal(l, l.book.codes.sellDeed, seat, deed)) continue
    p.lend(deed, NONE)
    const value = worthWith(p, seat, p.cash[seat] + saleValue[deed]) - before
    p.giveBack()
    if (value <= most) continue
    best = pack(l.book.codes.sellDeed, seat, deed)
    most = value
  }
  return best
}

/**
 * Ends the turn where a further throw is left to the player and threatens more than it promises: business would bind to
 * it.
 */
export function rest(p: Picture, l: GameView, seat: SeatNo): Packed {
  if (l.s.throwsOfTurn === 0 || !isLegal(l, l.book.codes.endTurn, seat)) return NOTHING
  return promise(p, l, seat) + salaryAhead(l, seat) < 0 ? pack(l.book.codes.endTurn, seat) : NOTHING
}

/** The salary that the next throw is likely to bring. */
function salaryAhead(l: GameView, seat: SeatNo): number {
  return l.s.place[seat] + MEAN_THROW >= l.book.board.spaces ? l.book.salaryPass : 0
}
