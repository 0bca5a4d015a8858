import { type GameView, LEVELS, SEATS, Space } from '@hausregeln/engine'
import { cell, type DeedNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../../columns.ts'
import type { Picture } from '../../steady/reading/picture.ts'
import { type Block, LEAST } from './block.ts'

/** By seat: what its buildings have cost, rents of its streets a level higher and built up, from one rival in a turn. */
const built = reals<SeatNo>(SEATS)
const next = reals<SeatNo>(SEATS)
const full = reals<SeatNo>(SEATS)
const streets = reals<SeatNo>(SEATS)
const table = { full: 0, seats: 0 }

/** Streets that are built on one by one, whatever else of their group a seat has. */
export const HOMES: Block = {
  size: 6,
  fits: ({ buildingHere, singly }) => buildingHere !== null || singly,

  begin(p, l) {
    built.fill(0)
    next.fill(0)
    full.fill(0)
    streets.fill(0)
    for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) if (p.owner[deed] >= 0) count(p, l, deed)
    table.full = 0
    for (let seat: SeatNo = 0; seat < p.seats; seat++) table.full += full[seat]
    table.seats = p.rivals + 1
  },

  read(p, _l, seat, row, at) {
    const cash = Math.max(0, p.cash[seat]) / p.ground.unit
    row[at] = built[seat] / 10
    row[cell(at, 1)] = streets[seat] / 10
    row[cell(at, 2)] = Math.sqrt(next[seat])
    row[cell(at, 3)] = Math.sqrt(full[seat])
    row[cell(at, 4)] = (full[seat] / (table.full + LEAST)) * table.seats
    row[cell(at, 5)] = (full[seat] * cash) / (cash + 4)
  },
}

function count(p: Picture, l: GameView, deed: DeedNo): void {
  const { board } = l.book
  if (board.kindOf[deed] !== Space.street) return
  const { unit, rent, top, visits } = p.ground
  const owner: SeatNo = p.owner[deed]
  const level = p.level[deed]
  const row = deed * LEVELS
  streets[owner]++
  built[owner] += (level * board.housePrice[deed]) / unit
  next[owner] += (visits[deed] * rent[cell(row, Math.min(top, level + 1))]) / unit
  full[owner] += (visits[deed] * rent[cell(row, top)]) / unit
}
