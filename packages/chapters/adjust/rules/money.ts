import { isExclusive } from '@hausregeln/engine/core/agenda.ts'
import type { AdjustRule } from '@hausregeln/engine/core/book.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { bankPays, transfer } from '@hausregeln/engine/kit/money.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'

/**
 * Cash is paid by the bank or to it, as any other payment: what a rulebook does with income and with the last money
 * holds here, too. Not in an auction, where a bid that was covered stays covered.
 */
export const adjustCash: AdjustRule = {
  what: 'cash',
  read: (l, seat) => l.s.cash[seat],
  check(l, seat, amount) {
    if (seat >= l.s.seats || !isAlive(l, seat)) return 'notInGame'
    if (isExclusive(l)) return 'auctionRuns'
    if (amount === 0) return 'asItIs'
    if (amount % l.book.board.coin !== 0) return 'noSuchMoney'
    if (l.s.cash[seat] + amount < 0) return 'cashTooLow'
    return l.book.chosen.finiteBank === 'finite' && amount > l.s.cash[BANK] ? 'bankTooPoor' : null
  },
  apply(g, seat, amount) {
    if (amount > 0) bankPays(g, seat, amount, 'keeper')
    else transfer(g, seat, BANK, -amount, 'keeper')
  },
}
