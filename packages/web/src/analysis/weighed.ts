import type { Analysis, Cause, Change } from '@hausregeln/lab/analyse/analyse.ts'
import type { Point } from '@hausregeln/lab/analyse/curve.ts'
import {
  extremesOf,
  type Lead,
  longestLead,
  type SeatSummary,
  summaryOf,
  turningPoints,
} from '@hausregeln/lab/analyse/summary.ts'
import { eventLevel, type LogLine } from '@hausregeln/rulebooks/texts/index.ts'

/** What changed somebody's chances, and what the log tells of it. */
export interface Moved {
  readonly entry: number
  readonly round: number
  readonly cause: Cause
  /** Whose chance it is, and what it changed by, -1 to 1. */
  readonly seat: number
  readonly change: number
  readonly lines: readonly LogLine[]
}

/** A game weighed entry by entry. */
export interface Weighed {
  readonly curve: readonly Point[]
  readonly seats: readonly SeatSummary[]
  /** By seat: what dice and cards brought it most by, the best first, and what they cost it most by, the worst first. */
  readonly luck: readonly { readonly best: readonly Moved[]; readonly worst: readonly Moved[] }[]
  readonly turns: readonly Moved[]
  readonly lead: Lead | null
}

/** How many turning points are told, and how many throws and cards of either kind for each seat. */
const TURNS = 5
const EXTREMES = 3

export function weighedOf(analysis: Analysis, lines: readonly LogLine[]): Weighed {
  const moved = (seat: number, { entry, round, cause, change }: Change): Moved => ({
    entry,
    round,
    cause,
    seat,
    change: change[seat] ?? 0,
    lines: lines.filter((line) => line.entry === entry && eventLevel(line.event) !== 'echo'),
  })
  return {
    curve: [
      { entry: 0, round: 1, chances: analysis.start },
      ...analysis.changes.map(({ entry, round, chances }) => ({ entry, round, chances })),
    ],
    seats: summaryOf(analysis),
    luck: extremesOf(analysis, EXTREMES).map(({ best, worst }, seat) => ({
      best: best.map((one) => moved(seat, one)),
      worst: worst.map((one) => moved(seat, one)),
    })),
    turns: turningPoints(analysis, TURNS).map((one) => moved(mostChanged(one), one)),
    lead: longestLead(analysis),
  }
}

/** Whose chance changed most. */
function mostChanged({ change }: Change): number {
  const sizes = change.map(Math.abs)
  return sizes.indexOf(Math.max(...sizes))
}
