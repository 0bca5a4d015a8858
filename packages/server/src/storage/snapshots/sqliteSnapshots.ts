import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { LooseFile } from '../looseFile.ts'
import type { SnapshotStore, StoredSnapshot } from './snapshotStore.ts'

/** The file in a data directory; it can be removed at any time. */
const SNAPSHOT_FILE = 'snapshots.db'
const MAKE = {
  sql: 'CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, body BLOB NOT NULL) STRICT',
  schema: 1,
}

/**
 * Snapshots in a SQLite file of their own, which is written without waiting for the disk: whatever happens to it, the
 * tables beside it are whole.
 */
export class SqliteSnapshots implements SnapshotStore {
  readonly #file: LooseFile<ReturnType<typeof prepare>>

  /** `limit`: the most bytes that it may take; 0: as many as the disk has. */
  constructor(directory: string, limit: number) {
    this.#file = new LooseFile(join(directory, SNAPSHOT_FILE), { ...MAKE, limit }, prepare)
  }

  async get(code: string): Promise<StoredSnapshot | null> {
    const row = this.#file.ask(({ get }) => get.get(code))
    return row === undefined ? null : { code, sequence: Number(row.sequence), body: row.body as Uint8Array }
  }

  async put({ code, sequence, body }: StoredSnapshot): Promise<void> {
    this.#file.ask(({ put }) => put.run(code, sequence, body))
  }

  async drop(code: string): Promise<void> {
    this.forget(code)
  }

  /** `drop`, at once, and so that nothing of it is left in the file. */
  forget(code: string): void {
    this.#file.ask(({ drop }, db) => {
      if (drop.run(code).changes > 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    })
  }

  close(): void {
    this.#file.close()
  }
}

function prepare(db: DatabaseSync) {
  return {
    get: db.prepare('SELECT sequence, body FROM snapshots WHERE code = ?'),
    put: db.prepare(
      `INSERT INTO snapshots (code, sequence, body) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET sequence = excluded.sequence, body = excluded.body`,
    ),
    drop: db.prepare('DELETE FROM snapshots WHERE code = ?'),
  }
}
