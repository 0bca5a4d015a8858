import type { SeatSummary } from '@hausregeln/lab/analyse/summary.ts'

/** By what a game was won, as the word for it is called. */
export type Verdict = 'wonByLuck' | 'wonByPlay' | 'wonByBoth' | 'wonAgainst' | 'wonByOthers'

/** One counts above all if it is worth at least so many times as much as the other. */
const ABOVE_ALL = 2

export function verdictOf({ luck, play }: Pick<SeatSummary, 'luck' | 'play'>): Verdict {
  if (luck <= 0 && play <= 0) return 'wonByOthers'
  if (luck <= 0) return 'wonAgainst'
  if (luck >= ABOVE_ALL * play) return 'wonByLuck'
  return play >= ABOVE_ALL * luck ? 'wonByPlay' : 'wonByBoth'
}

/** What luck of so much, -1 to 1, is called. */
export type Fortune = 'veryLucky' | 'lucky' | 'even' | 'unlucky' | 'veryUnlucky'

const SOME = 0.05
const MUCH = 0.25

export function fortuneOf(luck: number): Fortune {
  if (Math.abs(luck) < SOME) return 'even'
  if (luck > 0) return luck < MUCH ? 'lucky' : 'veryLucky'
  return luck > -MUCH ? 'unlucky' : 'veryUnlucky'
}

/** How bad a decision is that cost so much, 0 to 1. */
export type Fault = 'grave' | 'mistake' | 'slip'

const GRAVE = 0.1
const MISTAKE = 0.03

export function faultOf(cost: number): Fault {
  if (cost >= GRAVE) return 'grave'
  return cost >= MISTAKE ? 'mistake' : 'slip'
}
