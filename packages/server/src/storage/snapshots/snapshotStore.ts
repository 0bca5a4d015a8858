/** How a table stood after one of its steps, as bytes of which the storage knows nothing. */
export interface StoredSnapshot {
  readonly code: string
  /** Number of that step. */
  readonly sequence: number
  readonly body: Uint8Array
}

/**
 * Snapshots of tables, one a table, beside their logs: they make a table quick to open and are never needed for it. What
 * was put may be lost, be damaged, or be of a table that is another by now.
 */
export interface SnapshotStore {
  /** The snapshot of a table; null: there is none. Rejects with `StorageError`. */
  get(code: string): Promise<StoredSnapshot | null>
  /** Keeps a snapshot in place of an earlier one. Rejects with `StorageError`. */
  put(snapshot: StoredSnapshot): Promise<void>
  /** There is none of this table any more. Rejects with `StorageError`. */
  drop(code: string): Promise<void>
}
