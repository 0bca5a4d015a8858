import { ACTIONS, LEVELS, type Lens, type Packed, pack } from '@hausregeln/engine'
import { NOTHING } from '../bot.ts'
import { firstDeed, isLegal } from './legal.ts'
import type { Picture } from './picture.ts'

const { sell, mortgage, bankrupt } = ACTIONS

/** In debt: bankrupt if nothing helps, else one step of raising what is missing at the least cost. */
export function settle(p: Picture, l: Lens, seat: number): Packed {
  if (isLegal(l, bankrupt.code, seat)) return pack(bankrupt.code, seat)
  return raise(p, l, seat, -p.cash[seat]!) || firstDeed(l, mortgage.code, seat) || firstDeed(l, sell.code, seat)
}

/** One step of raising `missing`. */
export function raise(p: Picture, l: Lens, seat: number, missing: number, idleOnly = false): Packed {
  const { board } = l.book
  let best = NOTHING
  let bestCost = Number.POSITIVE_INFINITY
  for (let deed = 0; deed < board.deeds; deed++) {
    if (p.owner[deed] !== seat) continue
    const group = board.groupOf[deed]!
    const built = p.built[group]! > 0
    if (idleOnly && (built || (p.ground.buildable[group] === 1 && p.owns(seat, group)))) continue
    const action = pack(built ? sell.code : mortgage.code, seat, deed)
    if (!isLegal(l, built ? sell.code : mortgage.code, seat, deed)) continue
    const paid = built ? board.housePrice[deed]! / 2 : board.mortgageValue[deed]!
    const cost = (built ? costOfSale(p, deed) : costOfMortgage(p, seat, deed, group)) / Math.min(paid, missing)
    if (cost < bestCost) {
      best = action
      bestCost = cost
    }
  }
  return best
}

function costOfSale(p: Picture, deed: number): number {
  const { ground, tuning } = p
  const row = deed * LEVELS
  const level = p.level[deed]!
  const lost = ground.visits[deed]! * (ground.rent[row + level]! - ground.rent[row + level - 1]!)
  return ground.book.board.housePrice[deed]! / 2 + p.rivals * tuning.horizon * lost
}

function costOfMortgage(p: Picture, seat: number, deed: number, group: number): number {
  const { ground, tuning } = p
  const lost = p.rivals * tuning.horizon * ground.visits[deed]! * p.toll[deed]!
  const whole = ground.buildable[group] === 1 && p.owns(seat, group)
  return ground.book.board.mortgageValue[deed]! * 0.1 + lost * (whole ? 3 : 1)
}

/** What mortgaging all deeds outside whole groups would pay. */
export function idle(p: Picture, seat: number): number {
  let sum = 0
  for (let group = 0, at = seat * p.groups; group < p.groups; group++, at++)
    if (p.held[at]! < p.ground.size[group]!) sum += p.idleSum[at]!
  return sum
}
