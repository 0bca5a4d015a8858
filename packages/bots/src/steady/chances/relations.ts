import { LEVELS, SEATS } from '@hausregeln/engine'
import { cell, column, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../../columns.ts'
import { ALL_FEATURES, FEATURES, type Features } from '../figures/net.ts'
import { FREE } from '../reading/owners.ts'
import type { Picture } from '../reading/picture.ts'
import { AHEAD, ALL, CASH, HOUSES, NOW, PAWN, readFeatures } from './features.ts'

/** The level at which groups are compared: that to which most are built. */
const USUAL_LEVEL = 3

/** Less than this counts as this where something is divided by it, in units. */
const LEAST = 0.2

/** By seat: rents now and to come from one rival in one turn, and what could be paid at once, in units. */
const now = reals<SeatNo>(SEATS)
const ahead = reals<SeatNo>(SEATS)
const means = reals<SeatNo>(SEATS)
const sums = { now: 0, ahead: 0, means: 0, all: 0, cash: 0, seats: 0 }

/** What groups a seat could make whole, or keeps others from, by the rents that they would bring, in units. */
const parts = { free: 0, held: 0, split: 0, keeps: 0, best: 0 }

/** The numbers of a seat, a row each. */
export const rows = column(Array.from({ length: SEATS }, (): Features => reals(ALL_FEATURES)))

/**
 * Reads where all seats stand, for themselves (see features.ts) and among the others: rents that threaten them, with
 * what they could pay these; their part of all that the table has; and the groups that hang on somebody's part.
 */
export function readAll(p: Picture): void {
  sums.now = 0
  sums.ahead = 0
  sums.means = 0
  sums.all = 0
  sums.cash = 0
  sums.seats = 0
  for (let seat: SeatNo = 0; seat < p.seats; seat++) if (((p.alive >>> seat) & 1) === 1) readOwn(p, seat)
  for (let seat: SeatNo = 0; seat < p.seats; seat++) if (((p.alive >>> seat) & 1) === 1) relate(p, seat, rows[seat])
}

function readOwn(p: Picture, seat: SeatNo): void {
  const row = rows[seat]
  readFeatures(p, seat, row)
  ahead[seat] = row[AHEAD]
  now[seat] = row[NOW]
  means[seat] = 10 * row[CASH] + 5 * row[PAWN] + 5 * row[HOUSES]
  sums.now += now[seat]
  sums.ahead += ahead[seat]
  sums.means += means[seat]
  sums.all += row[ALL]
  sums.cash += row[CASH]
  sums.seats++
}

function relate(p: Picture, seat: SeatNo, row: Features): void {
  const others = Math.max(1, sums.seats - 1)
  const dangerNow = sums.now - now[seat]
  const danger = sums.ahead - ahead[seat]
  const prey = (sums.means - means[seat]) / others
  countParts(p, seat)
  row[FEATURES] = dangerNow / (dangerNow + means[seat] / 4 + LEAST)
  row[FEATURES + 1] = danger / (danger + means[seat] / 4 + LEAST)
  row[FEATURES + 2] = Math.sqrt(danger)
  row[FEATURES + 3] = now[seat] / (now[seat] + prey / 4 + LEAST)
  row[FEATURES + 4] = ahead[seat] / (ahead[seat] + prey / 4 + LEAST)
  row[FEATURES + 5] = (row[ALL] / Math.max(LEAST / 30, sums.all)) * sums.seats
  row[FEATURES + 6] = (ahead[seat] / (sums.ahead + LEAST)) * sums.seats
  row[FEATURES + 7] = (row[CASH] / (sums.cash + LEAST / 10)) * sums.seats
  row[FEATURES + 8] = sums.seats / 4
  row[FEATURES + 9] = parts.free
  row[FEATURES + 10] = parts.held
  row[FEATURES + 11] = parts.split
  row[FEATURES + 12] = parts.keeps
  row[FEATURES + 13] = parts.best
}

function countParts(p: Picture, seat: SeatNo): void {
  parts.free = 0
  parts.held = 0
  parts.split = 0
  parts.keeps = 0
  parts.best = 0
  const { size, buildable, income, unit } = p.ground
  for (let group: GroupNo = 0; group < p.groups; group++) {
    const own = p.held[cell(seat * p.groups, group)]
    if (buildable[group] === 0 || own === 0) continue
    const rents = income[cell(group * LEVELS, USUAL_LEVEL)] / unit
    const missing = size[group] - own
    if (missing === 0) parts.best = Math.max(parts.best, rents)
    else if (missing === 1 && p.held[cell(FREE * p.groups, group)] === 1) parts.free += rents
    else if (missing === 1) parts.held += rents
    else parts.split += rents
    if (missing > 0 && isKept(p, seat, group, missing)) parts.keeps += rents
  }
}

/** Whether somebody else lacks nothing of a group but the deeds of this seat. */
function isKept(p: Picture, seat: SeatNo, group: GroupNo, missing: number): boolean {
  for (let rival: SeatNo = 0; rival < p.seats; rival++)
    if (rival !== seat && p.held[cell(rival * p.groups, group)] === missing) return true
  return false
}
