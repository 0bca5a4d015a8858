import { ACCOUNTS, type Book, endReasonName, type Game, type GameRecord, replay, seatsIn } from '@hausregeln/engine'
import { recordGame } from '../../src/recorded.ts'
import type { GameSpec } from './specs.ts'

const MOST_ROUNDS = 500

/** How a recorded game came out: pinned beside its record. */
export interface Outcome {
  readonly file: string
  readonly rounds: number
  readonly reason: string | null
  readonly winners: readonly number[]
  /** By account: seats, the bank, the pot. */
  readonly cash: readonly number[]
}

/** The record of a game, played again. */
export function playSpec({ rulebook, seats, seed, options = {} }: GameSpec): GameRecord {
  return recordGame({ rulebook, seats, seed, options, maxRounds: MOST_ROUNDS }, 0).record
}

export function fileOf({ rulebook, seats, seed }: GameSpec): string {
  return `${rulebook}-${seats.length}-${seed}.jsonl`
}

/** All money of a game, over every account. */
export function moneyIn(game: Game): number {
  return game.s.cash.reduce((sum, cash) => sum + cash, 0)
}

/** Follows a record to its end and tells how the game came out. */
export function outcomeOf(file: string, book: Book, record: GameRecord): Outcome {
  const { game } = replay(book, record).session
  const { round, over, winners, cash } = game.s
  const accounts = Array.from(cash.subarray(0, ACCOUNTS))
  return { file, rounds: round, reason: endReasonName(game, over), winners: seatsIn(winners), cash: accounts }
}
