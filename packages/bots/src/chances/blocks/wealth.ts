import { BANK, SEATS } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../../columns.ts'
import { type Block, LEAST, within } from './block.ts'

/** The bank's account. */
const AT_BANK: SeatNo = BANK as number

const wealth = reals<SeatNo>(SEATS)
const table = { all: 0, most: 0, alive: 0, bank: 0 }

/** How rich a seat is, where the richest may win: because the bank runs out of money, or players consist of shares. */
export const WEALTH: Block = {
  size: 5,
  fits: ({ book, shares, claims }) => shares || claims || book.chapters.has('finite-bank'),

  begin(p, l) {
    const { unit } = p.ground
    table.all = 0
    table.most = 0
    table.alive = popCount(p.alive)
    table.bank = within(0, l.s.cash[AT_BANK] / unit / 100, 2)
    for (let seat: SeatNo = 0; seat < p.seats; seat++) {
      wealth[seat] = ((p.alive >>> seat) & 1) === 1 ? Math.max(0, l.book.wealth(l, seat)) / unit : 0
      table.all += wealth[seat]
      table.most = Math.max(table.most, wealth[seat])
    }
  },

  read(_p, _l, seat, row, at) {
    const mean = table.all / table.alive
    row[at] = wealth[seat] / 30
    row[cell(at, 1)] = (wealth[seat] / (table.all + LEAST)) * table.alive
    row[cell(at, 2)] = within(-3, (wealth[seat] - mean) / 10, 3)
    row[cell(at, 3)] = within(-3, (wealth[seat] - table.most) / 10, 0)
    row[cell(at, 4)] = table.bank
  },
}
