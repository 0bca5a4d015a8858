/** What is counted, in this order, by the minute and then by the day: CPU, steps and bytes. */
export const COUNTS = 6

/** What somebody has spent since this process has said so last. */
export interface Spent {
  /** Who: a hash, see quota/budgets.ts. */
  readonly who: string
  /** Of a person: the address at which they were last, as such a hash; null: it is not known. */
  readonly via: string | null
  /** Numbers as named in `COUNTS`. */
  readonly amounts: readonly number[]
  /** How much of each comes back in a millisecond. */
  readonly rates: readonly number[]
}

/** What all processes together know of somebody. */
export interface Account {
  readonly who: string
  readonly via: string | null
  /** What counts of what was spent: what has come back since is taken off. */
  readonly levels: readonly number[]
}

/**
 * What persons, addresses and tables have spent, for all processes that share the storage. All methods reject with
 * `StorageError`.
 */
export interface SpendingStore {
  /** Adds what was spent, at the moment `now` in milliseconds since 1970; tells what everybody's then is, in any order. */
  add(spent: readonly Spent[], now: number): Promise<Account[]>
  /** Forgets those of whom nothing has been heard since this moment. */
  tidy(before: number): Promise<void>
}
