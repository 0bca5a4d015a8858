import type { State } from '@hausregeln/engine'
import { addTalks, countTalks, newTalks, type TalkTally } from './talks.ts'

/**
 * What a run has counted. Whole numbers only, so that tallies of parts of a run, added in any order, give the same sum.
 * A plain object: it crosses between threads. Its size does not grow with the number of games, only with how
 * differently long they are.
 */
export interface Tally {
  games: number
  /** Games that the rulebook ended; the others were given up. */
  ended: number
  /** Games that have winners: those that ended, and, where wealth decides at the limit, those given up. */
  decided: number
  turns: number
  throws: number
  bankruptcies: number
  /** The sums of the squares of the three, a game each. */
  turnsSquared: number
  throwsSquared: number
  bankruptciesSquared: number
  /** The deepest agenda of any game. */
  deepest: number
  /** Decided games by mask of winning seats, or places at the table where the bots change seats. */
  readonly winners: Map<number, number>
  /** Decided games by mask of the winners in turn order: bit 0 is the player who had the first turn. */
  readonly orders: Map<number, number>
  readonly talks: TalkTally
  /** Ended games by number of the end reason. */
  readonly reasons: Map<number, number>
  /** All games by rounds begun; given up ones count with the limit. */
  readonly rounds: Map<number, number>
}

/** A tally of no game yet. */
export function newTally(): Tally {
  return {
    games: 0,
    ended: 0,
    decided: 0,
    turns: 0,
    throws: 0,
    bankruptcies: 0,
    turnsSquared: 0,
    throwsSquared: 0,
    bankruptciesSquared: 0,
    deepest: 0,
    winners: new Map(),
    orders: new Map(),
    talks: newTalks(),
    reasons: new Map(),
    rounds: new Map(),
  }
}

/** Who has won a game, a bit each. */
export interface Winners {
  /** By place at the table. */
  readonly places: number
  /** By turn order. */
  readonly orders: number
}

/** A game as it was played: how many seats further the bots sat, and who has won, or null if nobody has. */
export interface Played {
  readonly maxRounds: number
  readonly shift: number
  readonly winners: Winners | null
}

/** Counts a game that is over or has passed its round limit. */
export function countGame(tally: Tally, s: State, { maxRounds, shift, winners }: Played): void {
  tally.games++
  tally.turns += s.turns
  tally.throws += s.throwsMade
  tally.bankruptcies += s.parts.ending.bankruptcies
  tally.turnsSquared += s.turns ** 2
  tally.throwsSquared += s.throwsMade ** 2
  tally.bankruptciesSquared += s.parts.ending.bankruptcies ** 2
  if (s.deepest > tally.deepest) tally.deepest = s.deepest
  add(tally.rounds, Math.min(s.round, maxRounds), 1)
  countTalks(tally.talks, s, shift)
  if (winners !== null) {
    tally.decided++
    add(tally.winners, winners.places, 1)
    add(tally.orders, winners.orders, 1)
  }
  if (s.over === 0) return
  tally.ended++
  add(tally.reasons, s.over, 1)
}

/** Adds one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games
  to.ended += from.ended
  to.decided += from.decided
  to.turns += from.turns
  to.throws += from.throws
  to.bankruptcies += from.bankruptcies
  to.turnsSquared += from.turnsSquared
  to.throwsSquared += from.throwsSquared
  to.bankruptciesSquared += from.bankruptciesSquared
  to.deepest = Math.max(to.deepest, from.deepest)
  addTalks(to.talks, from.talks)
  for (const [mask, count] of from.winners) add(to.winners, mask, count)
  for (const [mask, count] of from.orders) add(to.orders, mask, count)
  for (const [reason, count] of from.reasons) add(to.reasons, reason, count)
  for (const [rounds, count] of from.rounds) add(to.rounds, rounds, count)
}

function add(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
