import { isExclusive } from '@hausregeln/engine/core/agenda.ts'
import type { AdjustRule } from '@hausregeln/engine/core/book.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { checkBetweenMoves } from '../../adjust/rules/between-moves.ts'
import { sharesEach, sharesOf } from './holdings.ts'
import { moveShares } from './register.ts'
import { demandReport, reportsOwed } from './report.ts'
import { SHAREHOLDERS } from './section.ts'

/** The supervision demands a report of a seat, with the occasion as its reason; it is due as any other. */
export const demandByKeeper: AdjustRule = {
  what: 'report',
  read: (l, seat) => (reportsOwed(l) >>> seat) & 1,
  check(l, seat, demanded) {
    if (isExclusive(l)) return 'auctionRuns'
    if (seat >= l.s.seats || !isAlive(l, seat)) return 'notInGame'
    if (demanded !== 1) return 'malformed'
    return (reportsOwed(l) >>> seat) & 1 ? 'asItIs' : null
  },
  apply: (g, seat) => demandReport(g, seat),
}

/** Where a holding stands: whose shares, and which seat has them. */
export function holdingOf(issuer: number, holder: number): number {
  return issuer * SHAREHOLDERS + holder
}

/** How many shares of an issuer a seat has; what it gains or loses by that is the bank's. */
export const adjustShares: AdjustRule = {
  what: 'shares',
  read: (l, of) => l.s.parts.shares.held[of],
  check(l, of, number) {
    const refusal = checkBetweenMoves(l)
    if (refusal !== null) return refusal
    const issuer = Math.floor(of / SHAREHOLDERS)
    const holder = of % SHAREHOLDERS
    if (issuer >= l.s.seats || holder >= l.s.seats || !isAlive(l, issuer) || !isAlive(l, holder)) return 'notInGame'
    if (number < 0 || number > sharesEach(l.book)) return 'malformed'
    const now = sharesOf(l, issuer, holder)
    if (number === now) return 'asItIs'
    return number - now > sharesOf(l, issuer, BANK) ? 'noSharesHeld' : null
  },
  apply(g, of, number) {
    const issuer = Math.floor(of / SHAREHOLDERS)
    const holder = of % SHAREHOLDERS
    const more = number - sharesOf(g, issuer, holder)
    if (more > 0) moveShares(g, issuer, BANK, holder, more, 0, 'keeper')
    else moveShares(g, issuer, holder, BANK, -more, 0, 'keeper')
  },
}
