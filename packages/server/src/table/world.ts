import type { Guest, OwnRules, TableSettings } from '@hausregeln/protocol'
import type { Library } from '../books/library.ts'
import type { Log } from '../log.ts'
import type { Budgets } from '../quota/budgets.ts'
import type { Load } from '../quota/load.ts'
import type { Storage } from '../storage/storage.ts'
import type { Reloaded } from './again.ts'
import type { Fact } from './steps/step.ts'
import type { Pace } from './time/pace.ts'
import type { Timeline } from './time/timeline.ts'

/** What tables need of the server around them. */
export interface World {
  readonly storage: Storage
  readonly log: Log
  readonly meter: Meter
  /** Names this process among those that share the storage. */
  readonly owner: string
  readonly time: Timeline
  /** After how many days without a step the chat of a table is removed; 0: never. */
  readonly chatDays: number
  /** What tables may ask of this process. */
  readonly load: Load
  readonly pace: Pace
  /** What persons, addresses and tables may spend. */
  readonly budgets: Budgets
  /** Rulebooks that people have brought. */
  readonly library: Library
  /** See `Tables.with`. */
  with<T>(code: string, use: (table: Reloaded | null) => T | Promise<T>): Promise<T>
  /** A number from 0 to `below` - 1 that nobody can foresee. */
  random(below: number): number
  /**
   * Lays down a new table and returns its code; the promise is fulfilled when it is durable. `own`: what is told of the
   * rulebook that the settings name by its mark; `written`: the facts as JSON, where they are longer than they are here.
   */
  create(
    settings: TableSettings,
    host: Guest,
    own: OwnRules | null,
    facts?: readonly Fact[],
    written?: string,
  ): { code: string; durable: Promise<void> }
}

/** What is counted, see http/metrics.ts. */
export interface Meter {
  step(by: 'person' | 'bot' | 'clock'): void
  refused(): void
  /** A table was given up, to be loaded again. */
  lost(): void
  /** A chat line was reported. */
  reported(): void
  /** The time of day has leapt. */
  leapt(): void
  /** A snapshot was written, has made a table quick to open, or was of no use. */
  snapshot(what: 'written' | 'used' | 'ignored'): void
  /** An error that nobody has caught. */
  uncaught(): void
  /** Steps have become durable, so many seconds after they were made. */
  written(seconds: number): void
}
