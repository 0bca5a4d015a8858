import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
import { cell } from '@hausregeln/engine/core/state/column.ts'
import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { type Block, LEAST, within } from './block.ts'

/** What the bank lends: up to what all possessions would bring. */
export const DEBT: Block = {
  size: 4,
  fits: ({ lends }) => lends,
  begin: () => {},

  read(p, l, seat, row, at) {
    const { unit } = p.ground
    const debt = bankDebtOf(l, seat) / unit
    const backing = saleValueOf(l, seat) / unit
    const room = Math.max(0, backing + p.cash[seat] / unit)
    row[at] = debt / 5
    row[cell(at, 1)] = debt > 0 ? 1 : 0
    row[cell(at, 2)] = debt / (backing + LEAST)
    row[cell(at, 3)] = within(0, Math.sqrt(room), 8) / 3
  },
}
