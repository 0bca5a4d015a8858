import { SEATS } from '@hausregeln/engine/core/limits.ts'
import { bytes, type Spec, seats, signed } from '@hausregeln/engine/core/state/section.ts'

/** Who may hold shares: the seats and the bank. */
export const SHAREHOLDERS = SEATS + 1

export const section = {
  name: 'shares',
  /** Seats that owe the exchange a report: a bit a seat. */
  numbers: ['reportsOwed'],
  tables: {
    /** `held[issuer * SHAREHOLDERS + holder]`; the bank is the last holder. */
    held: bytes(SEATS * SHAREHOLDERS),
    /** By seat: the cash of its last report, by which its dividend is reckoned. */
    reportCash: seats,
    /** By seat that owes a report: the turn at whose end it is late, or `LATE` once it has been fined. */
    reportDue: seats,
    /** By seat: the turn of its last report. */
    reportedIn: seats,
  },
  /** By seat: shares sold to and bought from the bank. */
  turn: { sold: signed(SEATS), bought: signed(SEATS) },
} as const satisfies Spec
