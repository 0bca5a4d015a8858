import type { Listener } from '../event.ts'
import type { Game } from '../game.ts'
import type { Entry } from './entry.ts'

/** Somebody who follows a session: its events, and what is entered and withdrawn. */
export interface Watcher {
  hear(game: Game, ...event: Parameters<Listener>): void
  /**
   * Entry `number` (from 1) is about to be made, if it is allowed. After a correction what counts is told again: then an
   * entry may be another than was first made, several of one number, or none (null).
   */
  entering?(number: number, entry: Entry | null): void
  /** Entry `number` and all after it no longer count, or are told again. */
  withdrawn?(number: number): void
}
