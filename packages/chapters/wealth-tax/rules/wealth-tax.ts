import { OWN, popFrame, pushFrame, SEAT } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { Fee, feeAccount, owe } from '@hausregeln/engine/kit/money.ts'
import { endsRound, isAlive } from '@hausregeln/engine/kit/seats.ts'
import { shareOfWealth } from '@hausregeln/engine/kit/wealth.ts'
import { WEALTH_TAX_FRAME } from './vocabulary.ts'

/** Word of the frame: how many seats have had their turn. */
const SERVED = OWN

/** At the end of every so many rounds all pay, from the seat after the one that was on turn. */
export function taxWealth(g: Game): void {
  const { s, book } = g
  const kept = s.parts['wealth-tax']
  if (!endsRound(g) || s.round % (book.numbers.wealthTaxRounds as number) !== 0 || kept.taxedRound === s.round) return
  kept.taxedRound = s.round
  pushFrame(g, WEALTH_TAX_FRAME, s.turnSeat)
  g.emit?.('wealthTaxed', 'wealthTax', s.round)
}

/** One after the other pays a share of what it then has. */
export const wealthTaxFrame: FrameRule = {
  kind: 'wealthTax',
  name: 'tax on wealth',
  exclusive: false,
  run(g, frame) {
    const words = g.s.frames
    if (words[frame + SERVED] === g.s.seats) return popFrame(g)
    words[frame + SERVED]++
    const seat = (words[frame + SEAT] + words[frame + SERVED]) % g.s.seats
    if (!isAlive(g, seat)) return
    const amount = shareOfWealth(g, seat, g.book.numbers.wealthTaxShare as number)
    if (amount > 0) owe(g, seat, feeAccount(g, Fee.tax), amount, 'wealthTax')
  },
  leave: () => {},
}
