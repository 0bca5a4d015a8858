import { LEVELS, Space } from '@hausregeln/engine'
import { type CellNo, cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { NONE } from '../../columns.ts'
import { FREE } from '../reading/owners.ts'
import type { Picture } from '../reading/picture.ts'
import { idle } from './idle.ts'

/**
 * What everything a seat has is worth to it, in money. It depends on the table alone, not on dice, places or time,
 * so that no round of deals can lead back to the same table at a loss.
 *
 * - Cash counts as itself; what is missing of a purse counts more, for it would have to be raised at a loss.
 * - A deed counts with a share of its price and with the rents that all rivals pay for it over the horizon, by how
 *   often the board's geometry leads there; a mortgaged one counts less by what lifting it costs.
 * - Stations and utilities count with the rents for the number that the seat has.
 * - A whole group counts with the rents of the level to which its owner's money can build it, less the cost of that:
 *   cash, salaries to come, and mortgages on idle deeds; several groups share that money. Who has none now still has
 *   a part of what ordinary means would make of the group in time.
 * - Where players build only where they stand, a street counts with the houses to come, whatever else its owner has.
 * - A part of a group counts with the chance of the rest, less if others own it, and with being in a rival's way.
 *
 * A deal is judged by the difference that it makes, less a part of what the other gains by it: the more the fewer
 * rivals there are.
 */
export function worth(p: Picture, seat: SeatNo): number {
  return worthWith(p, seat, p.cash[seat])
}

/** The same at the table as it is, while nothing is handed over in the picture alone: remembered until that changes. */
export function standing(p: Picture, seat: SeatNo): number {
  const known = p.all[seat]
  if (!Number.isNaN(known)) return known
  p.all[seat] = worth(p, seat)
  return p.all[seat]
}

/** The same of its whole groups alone. */
export function standingWholes(p: Picture, seat: SeatNo): number {
  const known = p.allWholes[seat]
  if (!Number.isNaN(known)) return known
  p.allWholes[seat] = wholesWorth(p, seat, buildingMoney(p, seat))
  return p.allWholes[seat]
}

/** By how much its whole groups could gain with more money, however much: remembered as long as what they are worth. */
export function headroom(p: Picture, seat: SeatNo): number {
  if (p.wholes[seat] === 0) return 0
  const known = p.headroom[seat]
  if (!Number.isNaN(known)) return known
  let most = 0
  for (let left = p.wholes[seat]; left !== 0; left &= left - 1)
    most += mostOfWhole(p, seat, 31 - Math.clz32(left & -left))
  p.headroom[seat] = most - standingWholes(p, seat)
  return p.headroom[seat]
}

/** What a whole group is worth to its owner at most, whatever money there is. */
export function mostOfWhole(p: Picture, seat: SeatNo, group: GroupNo): number {
  if (Number.isNaN(p.best[group])) p.best[group] = Math.max(builtAtBest(p, group), p.tuning.later * ordinary(p, group))
  return p.aloneSum[cell(seat * p.groups, group)] + p.best[group]
}

/** What everything a seat has is worth to it, if it had this cash. */
export function worthWith(p: Picture, seat: SeatNo, cash: number): number {
  const short = p.purse - cash
  let sum = short > 0 ? cash - p.tuning.thin * short : cash
  for (let left = p.parts[seat]; left !== 0; left &= left - 1) sum += partWorth(p, seat, 31 - Math.clz32(left & -left))
  return p.wholes[seat] === 0 ? sum : sum + wholesWorth(p, seat, buildingMoneyWith(p, seat, cash))
}

/** What a seat's deeds of a group that it cannot build on are worth to it. */
export function partWorth(p: Picture, seat: SeatNo, group: GroupNo): number {
  const at: CellNo = seat * p.groups + group
  const known = p.partWorth[at]
  if (!Number.isNaN(known)) return known
  const held = p.held[at]
  p.partWorth[at] = held === 0 ? 0 : p.aloneSum[at] + beyondAlone(p, seat, seat, group, held)
  return p.partWorth[at]
}

/** What a seat's part of a group would be worth to it without one of its deeds, which would be the bank's. */
export function partWorthWithout(p: Picture, seat: SeatNo, group: GroupNo, deed: DeedNo): number {
  const held = p.held[cell(seat * p.groups, group)] - 1
  if (held === 0) return 0
  const { groupStart, groupEnd, groupDeeds } = p.ground.book.board
  const free = cell(FREE * p.groups, group)
  p.owner[deed] = NONE
  p.held[free]++
  let alone = 0
  for (let i = groupStart[group]; i < groupEnd[group]; i++)
    if (p.owner[groupDeeds[i]] === seat) alone += p.alone[groupDeeds[i]]
  const sum = alone + beyondAlone(p, seat, seat, group, held)
  p.held[free]--
  p.owner[deed] = seat
  return sum
}

/** What deeds of a group are worth together beyond each alone, `held` of them being a seat's and another's. */
function beyondAlone(p: Picture, seat: SeatNo, other: number, group: GroupNo, held: number): number {
  const { buildable, buildingHere, singly } = p.ground
  if (buildable[group] === 1) return prospect(p, seat, other, group, held)
  const isHome = (buildingHere !== null || singly) && isOfStreets(p, group)
  return isHome ? homes(p, seat, other, group, held) : tollsByNumber(p, seat, other, group, held)
}

function isOfStreets({ ground: { book } }: Picture, group: GroupNo): boolean {
  return book.board.kindOf[book.board.groupDeeds[book.board.groupStart[group]]] === Space.street
}

/** What whole groups are worth with so much money for building: it builds them up one after the other. */
export function wholesWorth(p: Picture, seat: SeatNo, money: number): number {
  const { ground, groups } = p
  let budget = money
  let sum = 0
  for (let left = p.wholes[seat]; left !== 0; left &= left - 1) {
    const group: GroupNo = 31 - Math.clz32(left & -left)
    const at: CellNo = seat * groups + group
    sum += p.aloneSum[at] + whole(p, group, budget - p.liftSum[at])
    budget -= p.liftSum[at] + (ground.top - p.built[group] / ground.size[group]) * ground.levelCost[group]
    if (budget < 0) budget = 0
  }
  return sum
}

/** What a seat can spend on buildings: cash, salaries to come, and what deeds outside its whole groups could bring. */
export function buildingMoney(p: Picture, seat: SeatNo): number {
  return buildingMoneyWith(p, seat, p.cash[seat])
}

/** The same, if the seat had this cash. */
export function buildingMoneyWith(p: Picture, seat: SeatNo, cash: number): number {
  const { ground, tuning } = p
  return Math.max(0, cash) + tuning.salaries * ground.book.salaryPass + tuning.backing * idle(p, seat)
}

/** What a seat's deeds of one group are worth to it, with `budget` to build. */
export function groupWorth(p: Picture, seat: SeatNo, group: GroupNo, budget: number): number {
  if (p.ground.buildable[group] === 0 || !p.owns(seat, group)) return partWorth(p, seat, group)
  const at: CellNo = seat * p.groups + group
  return p.aloneSum[at] + whole(p, group, budget - p.liftSum[at])
}

/** What a group would be worth to a seat, with `budget` to build, if it had the part of another too. */
export function worthIfJoined(p: Picture, seat: SeatNo, other: number, group: GroupNo, budget: number): number {
  const { ground, groups, owner } = p
  const { groupStart, groupEnd, groupDeeds } = ground.book.board
  const held = p.held[cell(seat * groups, group)] + p.held[cell(other * groups, group)]
  let alone = 0
  let lift = 0
  for (let i = groupStart[group]; i < groupEnd[group]; i++) {
    const deed = groupDeeds[i]
    if (owner[deed] !== seat && owner[deed] !== other) continue
    alone += p.alone[deed]
    lift += p.lift[deed]
  }
  const isWhole = ground.buildable[group] === 1 && held === ground.size[group]
  return alone + (isWhole ? whole(p, group, budget - lift) : beyondAlone(p, seat, other, group, held))
}

/** Stations and utilities: the rents expected from all rivals, by how many of them both have. */
function tollsByNumber(p: Picture, seat: SeatNo, other: number, group: GroupNo, held: number): number {
  const { board } = p.ground.book
  let income = 0
  for (let i = board.groupStart[group]; i < board.groupEnd[group]; i++) {
    const deed = board.groupDeeds[i]
    if ((p.owner[deed] === seat || p.owner[deed] === other) && p.mortgaged[deed] === 0)
      income += p.ground.visits[deed] * p.ground.rent[cell(deed * LEVELS, held - 1)]
  }
  return p.turns * income
}

/**
 * Streets that are built on alone: the rents of the level that they have on average over the horizon, less what that
 * costs. Where players build only where they stand, a seat's own visits are the chances to build.
 */
function homes(p: Picture, seat: SeatNo, other: number, group: GroupNo, held: number): number {
  const { book, buildingHere, size } = p.ground
  const { board } = book
  const reduction = buildingHere !== null && held === size[group] ? buildingHere.partOfWhole(book) : 1
  let sum = 0
  for (let i = board.groupStart[group]; i < board.groupEnd[group]; i++) {
    const deed = board.groupDeeds[i]
    if (p.owner[deed] === seat || p.owner[deed] === other) sum += home(p, deed, reduction * board.housePrice[deed])
  }
  return sum
}

/** Levels that a street is taken to get where it can be built on at any time, and how much of the horizon has them. */
const SINGLE_LEVELS = 3
const SINGLE_SHARE = 0.7

function home({ ground, level, tuning, turns }: Picture, deed: DeedNo, price: number): number {
  const { rent, top, visits } = ground
  const now = level[deed]
  const steps = Math.min(top - now, ground.singly ? SINGLE_LEVELS : tuning.horizon * visits[deed])
  const usual = now + (ground.singly ? SINGLE_SHARE * steps : steps / 2)
  const low = Math.floor(usual)
  const row = deed * LEVELS
  const earned = rent[cell(row, low)] + (usual - low) * (rent[cell(row, Math.min(top, low + 1))] - rent[cell(row, low)])
  return Math.max(turns * visits[deed] * rent[cell(row, now)], turns * visits[deed] * earned - steps * price)
}

/**
 * What owning a whole group adds to its deeds alone: the rents of the level that `budget` can bring it to, less what
 * that costs; or, if that is more, a part of what ordinary means would make of it in time.
 */
function whole(p: Picture, group: GroupNo, budget: number): number {
  return Math.max(builtWith(p, group, budget), p.tuning.later * ordinary(p, group))
}

/** What a whole group would add with ordinary means. */
function ordinary(p: Picture, group: GroupNo): number {
  const known = p.ordinary[group]
  if (!Number.isNaN(known)) return known
  p.ordinary[group] = builtWith(p, group, p.tuning.means * p.ground.unit)
  return p.ordinary[group]
}

/** The same at the level that is best: between two levels it lies on a straight line. */
function builtAtBest(p: Picture, group: GroupNo): number {
  const { levelCost, size, top } = p.ground
  const from = p.built[group] / size[group]
  let most = Math.max(builtWith(p, group, Number.NEGATIVE_INFINITY), builtWith(p, group, 0))
  for (let level = Math.ceil(from); level <= top; level++)
    most = Math.max(most, builtWith(p, group, (level - from) * levelCost[group]))
  return most
}

/** What a group's rents are worth beyond its deeds alone, at the level that `budget` can bring it to. */
function builtWith(p: Picture, group: GroupNo, budget: number): number {
  const { income, levelCost, size, top } = p.ground
  const row: CellNo = group * LEVELS
  const bare = (p.turns * income[row]) / 2
  const from = p.built[group] / size[group]
  if (budget < 0 && from === 0) return bare
  const to = Math.min(top, from + Math.max(0, budget) / levelCost[group])
  const low = Math.floor(to)
  const earned =
    low === top
      ? income[cell(row, top)]
      : income[cell(row, low)] + (to - low) * (income[cell(row, low + 1)] - income[cell(row, low)])
  return Math.max(bare, p.turns * earned - bare - (to - from) * levelCost[group])
}

/** What a part of a group is worth beyond its deeds alone: the chance of the whole, and being in another's way. */
function prospect(p: Picture, seat: SeatNo, other: number, group: GroupNo, held: number): number {
  const { tuning, ground, groups } = p
  const missing = ground.size[group] - held
  const free = p.held[cell(FREE * groups, group)]
  const value = ordinary(p, group)
  // The rest of a claim can only come to its holder: it is as good as the whole to a player without money now, but for
  // the waiting.
  if (ground.claims) return tuning.later * tuning.fromClaim ** free * value
  let share = p.chances[cell(missing * p.sizes, free)]
  if (free === 0)
    for (let rival: SeatNo = 0; rival < p.seats; rival++)
      if (rival !== seat && rival !== other && p.held[cell(rival * groups, group)] === missing) share += tuning.block
  return share * value
}
