import { isExclusive } from '../../core/agenda.ts'
import { type ActionRule, type MatterRule, type Milestone, Option } from '../../core/book.ts'
import type { Game } from '../../core/game.ts'
import { feeAccount, owe } from '../../kit/money.ts'
import { inTurnOrder } from '../../kit/seats.ts'
import { sharesHeld } from './holdings.ts'
import { propertyValue, sharePrice } from './price.ts'

/** What a report that comes too late costs. */
export const LATE_FINE = 150

/** In `State.reportDue`: the fine has been charged, and the game files the report once it is paid. */
export const LATE = -1

/** A report is due before the following player has ended his turn; with the option it is filed at once. */
export function demandReport(g: Game, seat: number): void {
  const { s } = g
  if (s.option[Option.autoReports] !== 0) return fileReport(g, seat)
  if ((s.reportsOwed >>> seat) & 1) return
  s.reportsOwed |= 1 << seat
  s.reportDue[seat] = s.turns + 1
  g.say?.('reportOwed', 'report', seat)
}

/** Cash, property value and shares held are reported; by this cash the next dividends are reckoned. */
function fileReport(g: Game, seat: number): void {
  const { s } = g
  forgetReport(g, seat)
  s.reportCash[seat] = s.cash[seat]
  s.reportedIn[seat] = s.turns
  g.say?.('reported', 'report', seat, s.cash[seat], propertyValue(g, seat), sharesHeld(g, seat), sharePrice(g, seat))
}

function forgetReport(g: Game, seat: number): void {
  g.s.reportsOwed &= ~(1 << seat)
  g.s.reportDue[seat] = 0
}

/** The annual report: due in the turn in which this space is touched or passed. */
export function annualReportAt(space: number): Milestone {
  return { space, reached: demandReport }
}

/**
 * At the end of a turn: who owes a report from the turn before or earlier pays a fine, and the game files it.
 * False while a fine that cannot be paid is a debt; asked again, it goes on.
 */
export function closeReports(g: Game): boolean {
  const { s } = g
  if (s.reportsOwed === 0) return true
  for (const seat of inTurnOrder(g, s.reportsOwed)) {
    if (s.reportDue[seat] > s.turns) continue
    if (s.reportDue[seat] !== LATE) {
      s.reportDue[seat] = LATE
      g.say?.('reportLate', 'report', seat)
      if (!owe(g, seat, feeAccount(g), LATE_FINE, 'report')) return false
    }
    fileReport(g, seat)
  }
  return true
}

/** A report that is owed, or one in between: one a turn. */
export const report: ActionRule = {
  code: 34,
  check(l, seat) {
    if (isExclusive(l)) return 'auctionRuns'
    if ((l.s.reportsOwed >>> seat) & 1) return null
    return l.s.reportedIn[seat] === l.s.turns ? 'reportedAlready' : null
  },
  apply: fileReport,
}

/** Reports that are owed: each may be filed until it is late. */
export const reports: MatterRule = {
  name: 'reports owed',
  may: (l) => (l.s.reportsOwed === 0 || isExclusive(l) ? 0 : l.s.reportsOwed),
  each: () => {},
  onLeave: forgetReport,
}
