import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
/**
 * What a deal adds to the worth of both sides: of who proposes it, and of who answers; and how far it brings the groups
 * of each (see `Growth`).
 */
export interface Gains {
  proposer: SeatNo
  other: number
  proposerGrows: number
  otherGrows: number
}

/** How far a deal brings a player's groups: not at all, by deeds of a group of theirs, to a whole group of streets. */
export const Growth = { none: 0, part: 1, whole: 2 } as const

/** Gains that have yet to be found. */
export function noGains(): Gains {
  return { proposer: 0, other: 0, proposerGrows: Growth.none, otherGrows: Growth.none }
}
