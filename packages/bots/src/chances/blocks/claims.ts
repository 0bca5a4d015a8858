import { LEVELS, SEATS } from '@hausregeln/engine'
import { cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { NONE, reals } from '../../columns.ts'
import { FREE } from '../../steady/reading/owners.ts'
import type { Picture } from '../../steady/reading/picture.ts'
import { type Block, LEAST } from './block.ts'

/** The level at which claims are compared. */
const USUAL_LEVEL = 4

/** By seat: rents of its claims at the usual level and built up; what is free in them; claims; claims that are whole. */
const usual = reals<SeatNo>(SEATS)
const full = reals<SeatNo>(SEATS)
const free = reals<SeatNo>(SEATS)
const claims = reals<SeatNo>(SEATS)
const wholes = reals<SeatNo>(SEATS)
const built = reals<SeatNo>(SEATS)
const table = { usual: 0, unclaimed: 0, seats: 0 }

/** Groups that belong to who has the first street of them. */
export const CLAIMS: Block = {
  size: 9,
  fits: ({ claims: hasClaims }) => hasClaims,

  begin(p, l) {
    for (const list of [usual, full, free, claims, wholes, built]) list.fill(0)
    table.usual = 0
    table.unclaimed = 0
    table.seats = p.rivals + 1
    for (let group: GroupNo = 0; group < p.groups; group++) if (p.ground.buildable[group] === 1) count(p, group)
    for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) {
      const owner: SeatNo = p.owner[deed]
      if (owner >= 0) built[owner] += (p.level[deed] * l.book.board.housePrice[deed]) / p.ground.unit
    }
    for (let seat: SeatNo = 0; seat < p.seats; seat++) table.usual += usual[seat]
  },

  read(_p, _l, seat, row, at) {
    row[at] = Math.sqrt(usual[seat])
    row[cell(at, 1)] = Math.sqrt(full[seat])
    row[cell(at, 2)] = (usual[seat] / (table.usual + LEAST)) * table.seats
    row[cell(at, 3)] = claims[seat] / 4
    row[cell(at, 4)] = wholes[seat] / 2
    row[cell(at, 5)] = free[seat] / 4
    row[cell(at, 6)] = built[seat] / 10
    row[cell(at, 7)] = Math.sqrt(built[seat])
    row[cell(at, 8)] = table.unclaimed / 4
  },
}

function count(p: Picture, group: GroupNo): void {
  const { size, income, unit, top } = p.ground
  const holder = holderOf(p, group)
  if (holder < 0) {
    table.unclaimed++
    return
  }
  const left = p.held[cell(FREE * p.groups, group)]
  claims[holder]++
  if (left === 0) wholes[holder]++
  free[holder] += left
  const share = 1 - left / size[group] / 2
  usual[holder] += (share * income[cell(group * LEVELS, USUAL_LEVEL)]) / unit
  full[holder] += (share * income[cell(group * LEVELS, top)]) / unit
}

/** Who has the claim on a group; -1: nobody. */
function holderOf(p: Picture, group: GroupNo): SeatNo {
  for (let seat: SeatNo = 0; seat < p.seats; seat++) if (p.held[cell(seat * p.groups, group)] !== 0) return seat
  return NONE
}
