import { dividendPerShare } from '@hausregeln/chapters/shares/rules/dividend.ts'
import { majority, sharesEach, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { BANK, type GameView, SEATS } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../../columns.ts'
import type { Picture } from '../../steady/reading/picture.ts'
import { type Block, within } from './block.ts'

/** By seat: what a lap brings and costs it in dividends, and its shares of others at their price, in units. */
const brings = reals<SeatNo>(SEATS)
const costs = reals<SeatNo>(SEATS)
const others = reals<SeatNo>(SEATS)
const table = { alive: 0, others: 0 }

/** Shares of which players consist: who has them, and what they pay in a lap. */
export const SHARES: Block = {
  size: 9,
  fits: ({ shares }) => shares,

  begin(p, l) {
    const { unit } = p.ground
    table.alive = popCount(p.alive)
    table.others = 0
    for (const list of [brings, costs, others]) list.fill(0)
    for (let issuer: SeatNo = 0; issuer < p.seats; issuer++) {
      if (((p.alive >>> issuer) & 1) === 0) continue
      const dividend = dividendPerShare(l, issuer) / unit
      const price = sharePrice(l, issuer) / unit
      costs[issuer] = dividend * (sharesEach(l.book) - sharesOf(l, issuer, issuer))
      for (let holder: SeatNo = 0; holder < p.seats; holder++) {
        if (holder === issuer) continue
        const held = sharesOf(l, issuer, holder)
        brings[holder] += held * dividend
        others[holder] += held * price
        table.others += held * price
      }
    }
  },

  read(p, l, seat, row, at) {
    const each = sharesEach(l.book)
    const own = sharesOf(l, seat, seat) / each
    row[at] = own
    row[cell(at, 1)] = own * own
    row[cell(at, 2)] = sharesOf(l, seat, seat) >= majority(l.book) ? 1 : 0
    row[cell(at, 3)] = sharesOf(l, seat, BANK) / each
    row[cell(at, 4)] = largestOf(p, l, seat) / each
    row[cell(at, 5)] = others[seat] / 5
    row[cell(at, 6)] = within(-2, brings[seat] - costs[seat], 2)
    row[cell(at, 7)] = within(0, costs[seat], 3)
    row[cell(at, 8)] = (sharePrice(l, seat) * each) / p.ground.unit / 30
  },
}

/** The most shares of a seat that another player holds. */
function largestOf(p: Picture, l: GameView, seat: SeatNo): number {
  let most = 0
  for (let other: SeatNo = 0; other < p.seats; other++)
    if (other !== seat) most = Math.max(most, sharesOf(l, seat, other))
  return most
}
