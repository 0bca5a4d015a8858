import { NOBODY, SEATS } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** The row of the bank's deeds in the tables by owner. */
export const FREE: number = SEATS
/** Rows in all. */
export const ROWS = SEATS + 1

/** The row of an owner, who may be nobody. */
export function rowOf(owner: number): SeatNo {
  return owner === NOBODY ? FREE : owner
}
