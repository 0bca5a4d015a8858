import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { guestKey } from '../identity/key.ts'
import { Batch } from './batch.ts'
import { DirectoryLock } from './lock.ts'
import { messageOf } from './messageOf.ts'
import { DATABASE_FILE, migrate } from './sqliteSchema.ts'
import { ConflictError, type Storage, StorageError, type StoredHead, type TableHead } from './storage.ts'

const PAGE_BYTES = 4096

interface Append {
  readonly code: string
  readonly expected: number
  readonly steps: readonly string[]
  readonly head: TableHead
  readonly done: () => void
  readonly failed: (error: Error) => void
}

/**
 * Tables in one SQLite file, by the database that comes with Node. Appends that come within two milliseconds
 * are one transaction, which is on the disk (WAL, synchronous = FULL) before any of them is confirmed.
 */
export class SqliteStorage implements Storage {
  readonly #db: DatabaseSync
  readonly #directory: string
  readonly #lock: DirectoryLock
  readonly #statements: ReturnType<typeof prepare>
  /** Whether the last append could not be written. */
  #failing = false
  readonly #batch = new Batch<Append>((appends) => this.#write(appends))

  /**
   * Opens, or makes, `hausregeln.db` in this directory; it grows up to `limit` bytes (0: as far as the disk lets it).
   * Throws `StorageError` if it cannot be used.
   */
  constructor(directory: string, limit = 0) {
    this.#directory = directory
    const file = join(directory, DATABASE_FILE)
    let lock: DirectoryLock | undefined
    try {
      lock = new DirectoryLock(directory)
      this.#lock = lock
      this.#db = new DatabaseSync(file)
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
      migrate(this.#db)
      if (limit > 0) this.#db.exec(`PRAGMA max_page_count = ${Math.ceil(limit / PAGE_BYTES)}`)
      this.#statements = prepare(this.#db)
    } catch (error) {
      lock?.release()
      throw new StorageError(`The database ${file} cannot be used: ${messageOf(error)}.`)
    }
  }

  append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void> {
    return new Promise((done, failed) => this.#batch.add({ code, expected, steps, head, done, failed }))
  }

  async read(code: string, after = 0): Promise<string[]> {
    return this.#ask(() => this.#statements.read.all(code, after).map((row) => String(row.step)))
  }

  async open(limit: number): Promise<StoredHead[]> {
    return this.#ask(() => this.#statements.open.all(limit).map(readHead))
  }

  async ofGuest(guest: string, limit: number): Promise<StoredHead[]> {
    return this.#ask(() => this.#statements.ofGuest.all(guest, limit).map(readHead))
  }

  async claimDue(now: number, owner: string, until: number, limit: number): Promise<string[]> {
    return this.#ask(() =>
      this.#statements.claimDue.all(owner, until, now, owner, now, limit).map(({ code }) => String(code)),
    )
  }

  /** One process has the file to itself. */
  async lease(): Promise<boolean> {
    return true
  }

  async key(): Promise<Buffer> {
    return guestKey(this.#directory)
  }

  async tell(): Promise<void> {}

  follow(): void {}

  async ready(): Promise<boolean> {
    if (this.#failing) return false
    try {
      this.#db.exec('BEGIN IMMEDIATE; PRAGMA user_version; ROLLBACK')
      return true
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    this.#batch.flush()
    this.#db.close()
    this.#lock.release()
  }

  #ask<T>(question: () => T): T {
    try {
      return question()
    } catch (error) {
      throw new StorageError(`The database cannot be read: ${messageOf(error)}.`)
    }
  }

  /** One transaction for all. An append that does not fit fails alone; one that cannot be written fails all. */
  #write(appends: readonly Append[]): void {
    const confirm: (() => void)[] = []
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      for (const append of appends) {
        const conflict = this.#insert(append)
        confirm.push(conflict === null ? append.done : () => append.failed(conflict))
      }
      this.#db.exec('COMMIT')
      this.#failing = false
    } catch (error) {
      this.#failing = true
      this.#rollBack()
      const failure = new StorageError(`The database cannot be written: ${messageOf(error)}.`)
      for (const { failed } of appends) failed(failure)
      return
    }
    for (const tell of confirm) tell()
  }

  #insert({ code, expected, steps, head }: Append): ConflictError | null {
    const { last, insertStep, insertTable, updateTable, insertGuest } = this.#statements
    const before = last.get(code)
    const found = Number(before?.sequence ?? 0)
    if (found !== expected)
      return new ConflictError(`Table ${code} is at step ${found}, not at ${expected}: somebody else has written.`)
    steps.forEach((step, index) => void insertStep.run(code, expected + 1 + index, step))
    const { phase, listed, changed, wake } = head
    const guests = JSON.stringify(head.guests)
    const row = [expected + steps.length, phase, listed ? 1 : 0, changed, wake, guests, JSON.stringify(head)] as const
    if (expected === 0) insertTable.run(code, ...row)
    else updateTable.run(...row, code)
    if (before?.guests !== guests) for (const guest of head.guests) insertGuest.run(guest, code)
    return null
  }

  /** SQLite rolls some failures back by itself. */
  #rollBack(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
  }
}

function prepare(db: DatabaseSync) {
  const heads = 'SELECT code, head FROM tables'
  return {
    last: db.prepare('SELECT sequence, guests FROM tables WHERE code = ?'),
    read: db.prepare('SELECT step FROM steps WHERE code = ? AND sequence > ? ORDER BY sequence'),
    insertStep: db.prepare('INSERT INTO steps (code, sequence, step) VALUES (?, ?, ?)'),
    insertTable: db.prepare(
      'INSERT INTO tables (code, sequence, phase, listed, changed, wake, guests, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    updateTable: db.prepare(
      'UPDATE tables SET sequence = ?, phase = ?, listed = ?, changed = ?, wake = ?, guests = ?, head = ? WHERE code = ?',
    ),
    insertGuest: db.prepare('INSERT OR IGNORE INTO guests (guest, code) VALUES (?, ?)'),
    open: db.prepare(`${heads} WHERE listed = 1 AND phase = 'lobby' ORDER BY changed DESC LIMIT ?`),
    ofGuest: db.prepare(
      `${heads} WHERE code IN (SELECT code FROM guests WHERE guest = ?) ORDER BY changed DESC LIMIT ?`,
    ),
    claimDue: db.prepare(
      `UPDATE tables SET owner = ?, owned_until = ? WHERE code IN (
         SELECT code FROM tables
         WHERE wake <= ? AND (owner IS NULL OR owner = ? OR owned_until <= ?)
         ORDER BY wake LIMIT ?
       ) RETURNING code`,
    ),
  } satisfies Record<string, StatementSync>
}

function readHead(row: Record<string, unknown>): StoredHead {
  return { ...(JSON.parse(String(row.head)) as TableHead), code: String(row.code) }
}
