import type { Guest, OwnRules, Reaction, TableSettings } from '@hausregeln/protocol'

import type { Bar } from '../identity/tokens.ts'
import type { BookStore } from './books/bookStore.ts'
import type { Findings } from './damage.ts'
import type { SnapshotStore } from './snapshots/snapshotStore.ts'
import type { SpendingStore } from './spending/spendingStore.ts'
import type { TrialStore } from './trials/trialStore.ts'

/** What lists and schedulers need of a table without reading its log. Times are milliseconds since 1970. */
export interface TableHead {
  readonly phase: 'lobby' | 'playing' | 'paused' | 'over'
  /** In the list of open tables. */
  readonly listed: boolean
  readonly title: string
  readonly rulebook: TableSettings['rulebook']
  /** The rulebook that was brought, where it is none of the built-in ones. */
  readonly book?: OwnRules
  /** Names by seat; null: free. */
  readonly seats: readonly (string | null)[]
  /** Ids of the host, who is the first, and of the persons who sit there. */
  readonly guests: readonly string[]
  readonly changed: number
  readonly round: number
  /** When the table has something to do by itself: a bot's move, a clock; null: never. */
  readonly wake: number | null
  /** How often something at it was reported; not there: never. */
  readonly reports?: number
  /** Whether there are lines of the chat; not there: that is not known. */
  readonly chat?: boolean
  /** Ids of further persons of whom the steps that are being written tell: the table is to be found by them, too. */
  readonly met?: readonly string[]
}

export interface StoredHead extends TableHead {
  readonly code: string
  /** Number of its last step. */
  readonly sequence: number
  /** How many persons were there when that was last written, and when it was; 0: never. */
  readonly here: number
  readonly seen: number
}

/** How many persons are at a table. */
export interface Crowd {
  readonly code: string
  readonly here: number
}

/**
 * Until when something must have happened at tables, or somebody been there, by what they are; null: it is no matter.
 */
export interface Deadlines {
  readonly lobby: number | null
  readonly game: number | null
  readonly over: number | null
}

/** Numbers of tables that are not over. */
export interface Standing {
  /** At which a person sits, or which they host. */
  readonly belongs: number
  readonly hosts: number
}

/** Somebody else has written to the table since: read it again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
}

/** Nothing can be written or read now: the disk is full, the database is away. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** A database does not answer yet, or not any more: it may later. */
export class AwayError extends StorageError {}

/** What processes that share a storage tell each other. */
export type Note =
  /** A table that is served here has steps up to this one. */
  | { readonly kind: 'steps'; readonly code: string; readonly sequence: number }
  /** The process lives. */
  | { readonly kind: 'alive' }
  /** The process is reached at this origin, and takes pages or does not any more, see placement/places.ts. */
  | { readonly kind: 'place'; readonly place: string; readonly open: boolean }
  /** These persons, and so many more who watch, are at the table in the process that says so; none: nobody is. */
  | { readonly kind: 'here'; readonly code: string; readonly guests: readonly string[]; readonly more?: number }
  /** Who is at these tables? */
  | { readonly kind: 'who'; readonly codes: readonly string[] }
  /** Bars have become others. */
  | { readonly kind: 'bars' }
  | { readonly kind: 'reaction'; readonly code: string; readonly guest: Guest; readonly reaction: Reaction }

/** Hears of other processes. */
export interface Listener {
  /** `from`: the process that says so; for steps that its tables in memory do not know of yet, this one. */
  heard(note: Note, from: string): void
  /** Some notes may have been lost. */
  restored(): void
  /** Nothing has been heard for so long that what is in memory of the tables that this `concerns` may be old. */
  cut(concerns: (code: string) => boolean): void
}

/** Steps that are to be written after step `expected` of a table, and who waits for it. */
export interface Append {
  readonly code: string
  readonly expected: number
  readonly steps: readonly string[]
  readonly head: TableHead
  readonly done: () => void
  readonly failed: (error: Error) => void
}

/**
 * Where tables are kept: a log of steps each, append-only, and a head. A step is one line of text, and has the sequence
 * number 1, 2, 3 … in its table. What a promise has confirmed is durable: it survives the end of the process and the
 * loss of power at any moment. All methods reject with `StorageError` when nothing can be done now, with `DamageError`
 * when what was written is not there any more.
 */
export interface Storage {
  /**
   * Appends steps after step `expected` (0: the table is new) and replaces the head, all or nothing.
   * Rejects with `ConflictError` if the last step is another.
   */
  append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void>
  /**
   * This process serves a table from now on: what others write to it after this, and nothing that is read before, it
   * hears of. Rejects with `StorageError`.
   */
  serve(code: string): Promise<void>
  /** It serves those tables no more that are not needed, and need not hear of them. Rejects with `StorageError`. */
  leave(isNeeded: (code: string) => boolean): Promise<void>
  /** The steps after step `after`, in order; empty if there are none, or no such table. */
  read(code: string, after?: number): Promise<string[]>
  /**
   * The same part by part, so that not all of a long log is in memory at once; up to the step that is the last when it
   * begins.
   */
  stream(code: string, after?: number): AsyncIterable<readonly string[]>
  /**
   * Open tables: listed, not begun. First those at which somebody has been since the moment `since`, by how many, then
   * those at which most have a seat, then those changed last; of one host `perHost` at most.
   */
  open(limit: number, since: number, perHost: number): Promise<StoredHead[]>
  /** What is kept of a table beside its steps; null: there is none. */
  head(code: string): Promise<StoredHead | null>
  /** So many persons are at these tables at the moment `at`; may be lost. */
  attend(crowds: readonly Crowd[], at: number): Promise<void>
  /** Tables at which nothing has happened, and nobody been, since the deadline for what they are. */
  abandoned(deadlines: Deadlines, limit: number): Promise<StoredHead[]>
  /** Codes of tables that may have a chat, and at which nothing has happened since the moment `before`. */
  withChat(before: number, limit: number): Promise<string[]>
  /** A page of all tables, in the order of their codes: those after this code. */
  list(after: string, limit: number): Promise<StoredHead[]>
  /**
   * Replaces all steps of a table by as many others and one more, if step `expected` is its last, and its head; the
   * person `forgotten` is not found by it any more (null: all are). Those who serve it are told, this process too.
   * Rejects with `ConflictError`.
   */
  rewrite(
    code: string,
    expected: number,
    steps: readonly string[],
    head: TableHead,
    forgotten: string | null,
  ): Promise<void>
  /** Removes a table with all that is kept of it, if step `sequence` is its last. False: it is not. */
  remove(code: string, sequence: number): Promise<boolean>
  /** Tables of a person, the one changed last first. */
  ofGuest(guest: string, limit: number): Promise<StoredHead[]>
  /** How many tables that are not over a person belongs to, and hosts; `except`: this one is not counted. */
  standing(guest: string, except?: string): Promise<Standing>
  /**
   * Tables whose time to do something has come and that no other process looks after: they are `owner`'s until the
   * moment `until`, so that what is due is done once.
   */
  claimDue(now: number, owner: string, until: number, limit: number): Promise<string[]>
  /**
   * Whether `owner` alone may do by itself what is due at a table until the moment `until`: a bot's move, a clock that
   * has run out. Nobody else may before the owner's time is up.
   */
  lease(code: string, now: number, owner: string, until: number): Promise<boolean>
  /** There is nothing to do by itself at the table after step `sequence`: it is not due any more, and nobody's. */
  rest(code: string, sequence: number): Promise<void>
  /** What `owner` looks after is anybody's from now on. */
  release(owner: string): Promise<void>
  /** The keys that sign guests' tokens, the same for all who share the storage, see identity/key.ts. */
  key(): Promise<Buffer>
  /** Whether there are any. */
  hasKey(): Promise<boolean>
  /** Replaces them. */
  putKey(keys: Buffer): Promise<void>
  /** Ids after this one of persons who have something at tables, or links, in the order of their letters' codes. */
  persons(after: string, limit: number): Promise<string[]>
  /** Whose tokens are no longer valid, or only newer ones. */
  bars(): Promise<Bar[]>
  /**
   * Adds a bar in place of that of the same person, and of that which names `instead`. Other processes are told at once,
   * those that do not share the storage within moments.
   */
  bar(bar: Bar, instead?: string): Promise<void>
  /** Rulebooks that people have brought. */
  readonly books: BookStore
  /** What persons, addresses and tables have spent. */
  readonly spending: SpendingStore
  /** How tables stood, beside their logs. */
  readonly snapshots: SnapshotStore
  /** Which tables are being opened. */
  readonly trials: TrialStore
  /** Tells all other processes; notes that say nothing of what is kept may be lost. */
  tell(notes: readonly Note[]): Promise<void>
  /** Tells what other processes say; where there are none, nothing. */
  follow(listener: Listener): void
  /** Whether a new table of this code could be written now, as far as is known. */
  takes(code: string): boolean
  /** Marks of the rulebooks that tables have which were brought. */
  marks(): Promise<string[]>
  /** Reads all that is kept, and says what is damaged. Takes long, and holds nobody up. */
  check(): Promise<Findings>
  /** Whether other processes may write to it at the same time. */
  readonly shared: boolean
  /** Whether it is there at all, as far as is known: if not, nothing can be read either. */
  readonly reachable: boolean
  /** Whether it can write now, if only to some of several databases. */
  ready(): Promise<boolean>
  /** How many of its databases cannot be written to now. */
  away(): Promise<number>
  /** Confirms what was begun, and closes. */
  close(): Promise<void>
}
