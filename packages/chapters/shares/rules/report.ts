import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { setOpen } from '@hausregeln/engine/core/action/matter.ts'
import { isExclusive } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, MatterRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { Fee, feeAccount, owe } from '@hausregeln/engine/kit/money.ts'
import { inTurnOrder } from '@hausregeln/engine/kit/seats.ts'
import { AT_ANY_TIME } from '../../turn/rules/when.ts'
import { sharesHeld } from './holdings.ts'
import { propertyValue, sharePrice } from './price.ts'

const REPORTS_OPEN = 'reports owed'

/** In `reportDue`: the fine has been charged, and the game files the report once it is paid. */
export const LATE = -1

/** Seats that owe a report, a bit a seat. None where a rulebook knows no shares. */
export function reportsOwed(l: GameView): number {
  return l.s.parts.shares?.reportsOwed ?? 0
}

/** A report is due before the following player has ended the turn; with the option it is filed at once. */
export function demandReport(g: Game, seat: number): void {
  const kept = g.s.parts.shares
  if (optionAt(g, g.book.places.autoReports) !== 0) return fileReport(g, seat)
  if ((kept.reportsOwed >>> seat) & 1) return
  kept.reportsOwed |= 1 << seat
  kept.reportDue[seat] = g.s.turns + 1
  setOpen(g, REPORTS_OPEN, true)
  g.emit?.('reportOwed', 'report', seat)
}

/** Cash, property value and shares held are reported; by this cash the next dividends are reckoned. */
function fileReport(g: Game, seat: number): void {
  const { s } = g
  const kept = s.parts.shares
  forgetReport(g, seat)
  kept.reportCash[seat] = s.cash[seat]
  kept.reportedIn[seat] = s.turns
  g.emit?.('reported', 'report', seat, s.cash[seat], propertyValue(g, seat), sharesHeld(g, seat), sharePrice(g, seat))
}

function forgetReport(g: Game, seat: number): void {
  const kept = g.s.parts.shares
  kept.reportsOwed &= ~(1 << seat)
  kept.reportDue[seat] = 0
  if (kept.reportsOwed === 0) setOpen(g, REPORTS_OPEN, false)
}

/**
 * At the end of a turn: who owes a report from the turn before or earlier pays a fine, and the game files it.
 * False while a fine that cannot be paid is a debt; asked again, it goes on.
 */
export function closeReports(g: Game): boolean {
  const { reportDue } = g.s.parts.shares
  const owing = reportsOwed(g)
  if (owing === 0) return true
  for (const seat of inTurnOrder(g, owing)) {
    if (reportDue[seat] > g.s.turns) continue
    if (reportDue[seat] !== LATE) {
      reportDue[seat] = LATE
      g.emit?.('reportLate', 'report', seat)
      if (!owe(g, seat, feeAccount(g, Fee.fine), g.book.numbers.lateFine as number, 'report')) return false
    }
    fileReport(g, seat)
  }
  return true
}

/** A report that is owed, or one in between: one a turn. */
export const report: ActionRule = {
  name: 'report',
  listed: AT_ANY_TIME,
  check(l, seat) {
    if (isExclusive(l)) return 'auctionRuns'
    if ((reportsOwed(l) >>> seat) & 1) return null
    return l.s.parts.shares.reportedIn[seat] === l.s.turns ? 'reportedAlready' : null
  },
  apply: fileReport,
}

/** Reports that are owed: each may be filed until it is late. */
export const reports: MatterRule = {
  name: REPORTS_OPEN,
  answers: ['report'],
  isOpen: (l) => reportsOwed(l) !== 0,
  may: (l) => (reportsOwed(l) === 0 || isExclusive(l) ? 0 : reportsOwed(l)),
  each: () => {},
  onLeave: forgetReport,
}
