import type { State } from '@hausregeln/engine'

/**
 * What a run has counted. Whole numbers only, so that tallies of parts of a run, added in any order, give the same sum.
 * A plain object: it crosses between threads. Its size does not grow with the number of games, only with how differently
 * long they are.
 */
export interface Tally {
  games: number
  /** Games that the rulebook ended; the others were given up. */
  ended: number
  turns: number
  throws: number
  bankruptcies: number
  /** The deepest agenda of any game. */
  deepest: number
  /** Ended games by mask of winning seats. */
  readonly winners: Map<number, number>
  /** Ended games by number of the end reason. */
  readonly reasons: Map<number, number>
  /** All games by rounds begun; given up ones count with the limit. */
  readonly rounds: Map<number, number>
}

export function newTally(): Tally {
  return {
    games: 0,
    ended: 0,
    turns: 0,
    throws: 0,
    bankruptcies: 0,
    deepest: 0,
    winners: new Map(),
    reasons: new Map(),
    rounds: new Map(),
  }
}

/** Counts a game that is over or has passed its round limit; `winners`: for whom it counts as won, a bit each. */
export function countGame(tally: Tally, s: State, maxRounds: number, winners: number): void {
  tally.games++
  tally.turns += s.turns
  tally.throws += s.throwsMade
  tally.bankruptcies += s.bankruptcies
  if (s.deepest > tally.deepest) tally.deepest = s.deepest
  add(tally.rounds, Math.min(s.round, maxRounds), 1)
  if (s.over === 0) return
  tally.ended++
  add(tally.winners, winners, 1)
  add(tally.reasons, s.over, 1)
}

/** Adds one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games
  to.ended += from.ended
  to.turns += from.turns
  to.throws += from.throws
  to.bankruptcies += from.bankruptcies
  to.deepest = Math.max(to.deepest, from.deepest)
  for (const [mask, count] of from.winners) add(to.winners, mask, count)
  for (const [reason, count] of from.reasons) add(to.reasons, reason, count)
  for (const [rounds, count] of from.rounds) add(to.rounds, rounds, count)
}

function add(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
