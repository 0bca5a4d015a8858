import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { messageOf } from '../messageOf.ts'
import { isDamage } from '../sqliteDamage.ts'
import { StorageError } from '../storage.ts'
import type { SnapshotStore, StoredSnapshot } from './snapshotStore.ts'

/** The file in a data directory; it can be removed at any time. */
const SNAPSHOT_FILE = 'snapshots.db'
const PAGE_BYTES = 4096
const SCHEMA = 1
const MAKE = `
  CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
  PRAGMA user_version = ${SCHEMA}`

interface Open {
  readonly db: DatabaseSync
  readonly get: StatementSync
  readonly put: StatementSync
  readonly drop: StatementSync
}

/**
 * Snapshots in a SQLite file of their own, which is written without waiting for the disk: whatever happens to it, the
 * tables beside it are whole. A file that cannot be used is made again.
 */
export class SqliteSnapshots implements SnapshotStore {
  readonly #file: string
  readonly #limit: number
  #open: Open | null = null

  /** `limit`: the most bytes that it may take; 0: as many as the disk has. */
  constructor(directory: string, limit: number) {
    this.#file = join(directory, SNAPSHOT_FILE)
    this.#limit = limit
  }

  async get(code: string): Promise<StoredSnapshot | null> {
    const row = this.#ask(({ get }) => get.get(code))
    return row === undefined ? null : { code, sequence: Number(row.sequence), body: row.body as Uint8Array }
  }

  async put({ code, sequence, body }: StoredSnapshot): Promise<void> {
    this.#ask(({ put }) => put.run(code, sequence, body))
  }

  async drop(code: string): Promise<void> {
    this.forget(code)
  }

  /** `drop`, at once, and so that nothing of it is left in the file. */
  forget(code: string): void {
    this.#ask(({ db, drop }) => {
      if (drop.run(code).changes > 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    })
  }

  close(): void {
    this.#open?.db.close()
    this.#open = null
  }

  #ask<T>(question: (open: Open) => T): T {
    try {
      this.#open ??= this.#begin()
      return question(this.#open)
    } catch (error) {
      // With the next question it is opened again, and made again if it must be.
      this.close()
      if (isDamage(error)) this.#remove()
      throw new StorageError(`The snapshots in ${this.#file} cannot be used: ${messageOf(error)}.`)
    }
  }

  #begin(): Open {
    try {
      return this.#prepare()
    } catch {
      this.#remove()
      return this.#prepare()
    }
  }

  #remove(): void {
    for (const end of ['', '-wal', '-shm']) rmSync(this.#file + end, { force: true })
  }

  #prepare(): Open {
    const db = new DatabaseSync(this.#file)
    try {
      db.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 1000; PRAGMA secure_delete = ON',
      )
      const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
      if (version === 0) db.exec(`BEGIN IMMEDIATE; ${MAKE}; COMMIT`)
      else if (version !== SCHEMA) throw new StorageError(`it is of schema ${version}`)
      if (this.#limit > 0) db.exec(`PRAGMA max_page_count = ${Math.ceil(this.#limit / PAGE_BYTES)}`)
      return {
        db,
        get: db.prepare('SELECT sequence, body FROM snapshots WHERE code = ?'),
        put: db.prepare(
          `INSERT INTO snapshots (code, sequence, body) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET sequence = excluded.sequence, body = excluded.body`,
        ),
        drop: db.prepare('DELETE FROM snapshots WHERE code = ?'),
      }
    } catch (error) {
      db.close()
      throw error
    }
  }
}
