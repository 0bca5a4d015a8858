import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { type GameView, SEATS, STAGE } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { cell, type DeedNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../../columns.ts'
import type { Picture } from '../../steady/reading/picture.ts'
import { promise } from '../../steady/worth/next-throw.ts'
import { type Block, LEAST, within } from './block.ts'

/** By seat: rents that it expects from one rival in one turn, in units; the dearest single rent of all its deeds. */
const earns = reals<SeatNo>(SEATS)
const dearest = reals<SeatNo>(SEATS)
const table = { earns: 0, alive: 0, first: 0, hasThrown: 0 }

/** What lies ahead of a seat: when it throws, what that throw promises, and the rents of the table as they are now. */
export const AHEAD: Block = {
  size: 10,
  fits: () => true,

  begin(p, l) {
    const { unit } = p.ground
    table.earns = 0
    table.alive = popCount(p.alive)
    table.first = l.s.turnSeat
    table.hasThrown = hasThrown(l) ? 1 : 0
    for (let seat: SeatNo = 0; seat < p.seats; seat++) {
      earns[seat] = ((p.alive >>> seat) & 1) === 1 ? p.earns[seat] / unit : 0
      table.earns += earns[seat]
      dearest[seat] = 0
    }
    for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) {
      const owner: SeatNo = p.owner[deed]
      if (owner >= 0) dearest[owner] = Math.max(dearest[owner], p.toll[deed] / unit)
    }
  },

  read(p, l, seat, row, at) {
    const { unit } = p.ground
    const cash = Math.max(0, p.cash[seat]) / unit
    const others = table.earns - earns[seat]
    const worst = dearestOfOthers(p, seat)
    row[at] = turnsUntil(p, l, seat) / table.alive
    row[cell(at, 1)] = l.s.jail[seat] !== 0 ? 1 : 0
    row[cell(at, 2)] = within(-3, promise(p, l, seat) / unit, 3)
    row[cell(at, 3)] = l.s.place[seat] / l.book.board.spaces
    row[cell(at, 4)] = Math.sqrt(earns[seat])
    row[cell(at, 5)] = (earns[seat] / (table.earns + LEAST / 4)) * table.alive
    row[cell(at, 6)] = others / (others + cash / 4 + LEAST)
    row[cell(at, 7)] = worst / (worst + cash + LEAST)
    row[cell(at, 8)] = Math.sqrt(worst)
    row[cell(at, 9)] = (earns[seat] * (table.alive - 1) - others) / 2
  },
}

/** Whether the seat on turn has no throw to come. */
function hasThrown({ s }: GameView): boolean {
  return s.depth > 0 && s.frames[cell(0, STAGE)] !== Turn.ready && s.again === 0
}

/** How many throws of others come before the next throw of this seat. */
function turnsUntil(p: Picture, l: GameView, seat: SeatNo): number {
  if (seat === table.first) return table.hasThrown === 1 ? table.alive - 1 : 0
  let between = 0
  for (let step = 1; step < l.s.seats; step++) {
    const other = (table.first + step) % l.s.seats
    if (other === seat) break
    between += (p.alive >>> other) & 1
  }
  return between + 1 - table.hasThrown
}

function dearestOfOthers(p: Picture, seat: SeatNo): number {
  let most = 0
  for (let other: SeatNo = 0; other < p.seats; other++) if (other !== seat) most = Math.max(most, dearest[other])
  return most
}
