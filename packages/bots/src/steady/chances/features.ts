import { LEVELS } from '@hausregeln/engine'
import { type CellNo, cell, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Features } from '../figures/net.ts'
import { FREE } from '../reading/owners.ts'
import type { Picture } from '../reading/picture.ts'
import { idle } from '../worth/idle.ts'
import { buildingMoney, worth } from '../worth/worth.ts'
import { LEAST, ln } from './logarithm.ts'

/** Where numbers lie that are needed again: see relations.ts. */
export const CASH = cell(0, 0)
export const ALL = cell(0, 2)
export const AHEAD = cell(0, 4)
export const NOW = cell(0, 6)
export const HOUSES = cell(0, 10)
export const PAWN = cell(0, 16)

/** What is counted of a seat's groups, in money. */
const sums = { deeds: 0, stations: 0, wholes: 0, houses: 0, now: 0, ahead: 0, dearest: 0, near: 0, blocked: 0 }

/**
 * Where a seat stands at a table, as numbers near 1: money, possessions, rents from one rival in one turn as they are
 * and as its money can build them, and what groups it has or nearly has.
 */
export function readFeatures(p: Picture, seat: SeatNo, into: Features): void {
  const { unit } = p.ground
  const cash = Math.max(0, p.cash[seat]) / unit
  const all = Math.max(0, worth(p, seat)) / unit
  const pawn = idle(p, seat) / unit
  countGroups(p, seat)
  into[CASH] = cash / 10
  into[1] = ln(1 + cash)
  into[ALL] = all / 30
  into[3] = ln(Math.max(LEAST, all))
  into[AHEAD] = sums.ahead / unit
  into[5] = Math.sqrt(sums.ahead / unit)
  into[NOW] = sums.now / unit
  into[7] = Math.sqrt(sums.now / unit)
  into[8] = ln(1 + cash + pawn + sums.houses / 2 / unit)
  into[9] = sums.wholes
  into[HOUSES] = sums.houses / unit / 10
  into[11] = sums.stations / 4
  into[12] = sums.deeds / 10
  into[13] = sums.near
  into[14] = sums.blocked
  into[15] = Math.sqrt(sums.dearest / unit)
  into[PAWN] = pawn / 5
}

function countGroups(p: Picture, seat: SeatNo): void {
  sums.deeds = 0
  sums.stations = 0
  sums.wholes = 0
  sums.houses = 0
  sums.now = 0
  sums.ahead = 0
  sums.dearest = 0
  sums.near = 0
  sums.blocked = 0
  let budget = buildingMoney(p, seat)
  for (let group: GroupNo = 0, at: CellNo = seat * p.groups; group < p.groups; group++, at++) {
    const held = p.held[at]
    const { size, buildable } = p.ground
    sums.deeds += held
    if (buildable[group] === 0) sums.stations += held
    else if (held === size[group]) budget = countWhole(p, group, p.liftSum[at], budget)
    else if (held > 0 && held + 1 === size[group]) {
      if (p.held[cell(FREE * p.groups, group)] === 1) sums.near++
      else sums.blocked++
    }
  }
}

/** Counts a whole group, built as far as the budget goes; returns what is left of that. */
function countWhole(p: Picture, group: GroupNo, lift: number, budget: number): number {
  const { levelCost, size, top } = p.ground
  const built = p.built[group] / size[group]
  const to = Math.min(top, built + Math.max(0, budget - lift) / levelCost[group])
  const ahead = rentAt(p, group, to)
  sums.wholes++
  sums.houses += built * levelCost[group]
  sums.now += rentAt(p, group, built)
  sums.ahead += ahead
  if (ahead > sums.dearest) sums.dearest = ahead
  return Math.max(0, budget - lift - (to - built) * levelCost[group])
}

/** What one rival pays in one turn for a whole group at this level, which may lie between two. */
function rentAt({ ground: { income } }: Picture, group: GroupNo, level: number): number {
  const low = Math.floor(level)
  const row: CellNo = group * LEVELS + low
  return low === level ? income[row] : income[row] + (level - low) * (income[cell(row, 1)] - income[row])
}

/** The part of all deeds that nobody owns yet. */
export function freePart(p: Picture): number {
  let free = 0
  for (let group: GroupNo = 0; group < p.groups; group++) free += p.held[cell(FREE * p.groups, group)]
  return free / p.ground.book.board.deeds
}
