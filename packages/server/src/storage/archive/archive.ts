import type { Bar } from '../../identity/tokens.ts'
import type { StoredBook, StoredLink } from '../books/bookStore.ts'
import type { TableHead } from '../storage.ts'

/** A table with everything that is kept of it. */
export interface StoredTable {
  readonly code: string
  readonly head: TableHead
  readonly steps: readonly string[]
  /** Ids of all persons who have ever belonged to it, in their order. */
  readonly guests: readonly string[]
}

/** What is kept beside tables. */
export interface Stock {
  /** The key that signs guests' tokens. */
  readonly key: Buffer
  /** Whose tokens are no longer valid, in the order of the persons. */
  readonly bars: readonly Bar[]
  /** Rulebooks, in the order of their marks. */
  readonly books: AsyncIterable<StoredBook>
  /** Short links, in the order of their codes. */
  readonly links: readonly StoredLink[]
}

/**
 * Everything that a storage keeps, while nobody else is at it: to move it as a whole. All methods reject with
 * `StorageError`.
 */
export interface Archive {
  /** Where it is, for people; without a password. */
  readonly name: string
  /** The key that signs guests' tokens; null: there is none yet. */
  key(): Promise<Buffer | null>
  /** Whose tokens are no longer valid, in the order of the persons. */
  bars(): Promise<Bar[]>
  /** All rulebooks, in the order of their marks. */
  books(): AsyncIterable<StoredBook>
  /** All short links, in the order of their codes. */
  links(): Promise<StoredLink[]>
  /** How many tables there are. */
  size(): Promise<number>
  /** All tables, in the order of their codes. */
  tables(): AsyncIterable<StoredTable>
  /** Takes in what is kept beside tables. */
  stock(stock: Stock): Promise<void>
  /** Takes in a table. */
  put(table: StoredTable): Promise<void>
  /** What has been taken in counts from now on. */
  confirm(): Promise<void>
  /** What has not been confirmed is forgotten: where everything was to go nothing has changed. */
  close(): Promise<void>
}
