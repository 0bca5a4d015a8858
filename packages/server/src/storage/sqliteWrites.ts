import { DatabaseSync } from 'node:sqlite'
import type { Bar } from '../identity/tokens.ts'
import type { StoredBook, StoredLink } from './books/bookStore.ts'
import { SqliteBooks } from './books/sqliteBooks.ts'
import { messageOf } from './messageOf.ts'
import { isDamage } from './sqliteDamage.ts'
import { type HeadRow, headRow } from './sqliteHeads.ts'
import { SqliteRows } from './sqliteRows.ts'
import { SqliteSalvage } from './sqliteSalvage.ts'
import { PAGE_BYTES, schemaOf } from './sqliteSchema.ts'
import type { Append, Crowd, TableHead } from './storage.ts'

/** Bytes of a step that is written to see whether there is room. */
const PROBE = 16_384
/** How many milliseconds are waited for somebody else who writes. */
const PATIENCE = 'PRAGMA busy_timeout = 5000'

/** A file to be written to, and how many bytes it may take; 0: as many as the disk has. */
export interface SqliteFile {
  readonly file: string
  readonly limit: number
}

/** Steps to be written. Names would be copied with every one of them on its way to the thread, so it has none. */
export type SqliteAppend = readonly [code: string, expected: number, steps: readonly string[], head: HeadRow]

export function asked({ code, expected, steps, head }: Append): SqliteAppend {
  return [code, expected, steps, headRow(head)]
}

/** What SQLite says has gone wrong: errors themselves lose its codes on their way to another thread. */
export interface Fault {
  readonly damage: boolean
  readonly message: string
}

/** What became of an append: null, it is written; or which step was found in the place of the expected one. */
export type Appended = null | { readonly found: number } | { readonly fault: Fault }

export function faultOf(error: unknown): Fault {
  return { damage: isDamage(error), message: messageOf(error) }
}

/**
 * All that is written to a SQLite file: each question is a transaction of its own, which is on the disk (WAL,
 * synchronous = FULL) when it returns. It waits for the disk, so it is asked in a thread of its own, see
 * sqliteWriter.ts. All methods throw what SQLite throws.
 */
export class SqliteWrites {
  readonly #db: DatabaseSync
  readonly #rows: SqliteRows
  readonly #salvage: SqliteSalvage
  readonly #books: SqliteBooks
  /** Whether the write-ahead log may still have what was erased. */
  #erased = false
  #version: number | null = null
  /** Whether the last append could not be written. */
  #failing = false

  /** The file is there, and of the newest schema. */
  constructor({ file, limit }: SqliteFile) {
    this.#db = new DatabaseSync(file)
    this.#db.exec(`PRAGMA synchronous = FULL; ${PATIENCE}; PRAGMA secure_delete = FAST`)
    if (limit > 0) this.#db.exec(`PRAGMA max_page_count = ${Math.ceil(limit / PAGE_BYTES)}`)
    this.#rows = new SqliteRows(this.#db)
    this.#salvage = new SqliteSalvage(this.#rows)
    this.#books = new SqliteBooks(this.#db)
  }

  /** One transaction for all. An append that does not fit fails alone; one that cannot be written fails all. */
  append(appends: readonly SqliteAppend[]): Appended[] {
    try {
      const found = this.#transaction(() => appends.map((one) => this.#append(one)))
      this.#failing = false
      return found
    } catch (error) {
      // Where one table's pages are damaged, all others are written, each by itself.
      if (isDamage(error) && appends.length > 1) return appends.flatMap((one) => this.append([one]))
      this.#failing = !isDamage(error)
      return appends.map(() => ({ fault: faultOf(error) }))
    }
  }

  #append([code, expected, steps, head]: SqliteAppend): Appended {
    const found = this.#rows.append(code, expected, steps, head)
    return found === expected ? null : { found }
  }

  attend(crowds: readonly Crowd[], at: number): void {
    this.#transaction(() => crowds.forEach((crowd) => void this.#rows.attend(crowd, at)))
  }

  /** See `SqliteRows.rewrite`. */
  rewrite(
    code: string,
    expected: number,
    steps: readonly string[],
    head: TableHead,
    forgotten: string | null,
  ): boolean {
    return this.#erasing(() => this.#rows.rewrite(code, expected, steps, head, forgotten))
  }

  remove(code: string, sequence: number): boolean {
    return this.#erasing(() => this.#rows.remove(code, sequence))
  }

  claimDue(now: number, owner: string, until: number, limit: number): string[] {
    try {
      return this.#rows.claimDue(now, owner, until, limit)
    } catch (error) {
      if (!isDamage(error)) throw error
      return this.#salvage.claimDue(now, owner, until, limit)
    }
  }

  release(owner: string): void {
    this.#rows.release(owner)
  }

  rest(code: string, sequence: number): void {
    this.#rows.rest(code, sequence)
  }

  bar(bar: Bar, instead?: string): void {
    const put = () => this.#rows.bar(bar, instead)
    if (instead === undefined) this.#transaction(put)
    else this.#erasing(put)
  }

  putBook(book: StoredBook): void {
    this.#books.put(book)
  }

  addLink(link: StoredLink): void {
    this.#books.addLink(link)
  }

  openLink(code: string, at: number): StoredLink | null {
    return this.#books.openLink(code, at)
  }

  removeLink(code: string, guest: string | null): boolean {
    return this.#books.removeLink(code, guest)
  }

  tidyBooks(unopenedSince: number | null, unusedSince: number, needed: readonly string[] = []): void {
    this.#transaction(() => this.#books.tidy(unopenedSince, unusedSince, needed))
  }

  /** Whether something can be written: writes, and is only true when that is on the disk. */
  tryWriting(): boolean {
    try {
      if (this.#failing) this.#tryRoom()
      else this.#db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${schemaOf(this.#db)}; COMMIT`)
      this.#failing = false
      return true
    } catch {
      this.#rollBack()
      return false
    }
  }

  /** Only writing shows whether there is room again: a step of no table, which is removed. */
  #tryRoom(): void {
    const id = this.#transaction(() => this.#rows.tryStep(PROBE))
    this.#transaction(() => this.#rows.removeStep(id))
  }

  /**
   * To be called every now and then: what was erased, here or by somebody else, leaves the write-ahead log as soon as
   * nobody reads it any more. Returns another number when somebody else has written to the file.
   */
  look(): number {
    const version = Number(this.#db.prepare('PRAGMA data_version').get()?.data_version)
    if (this.#version !== null && version !== this.#version) this.#erased = true
    this.#version = version
    if (this.#erased) this.#emptyLog()
    return version
  }

  /** Nobody who writes waits for those who read: then it is tried again. */
  #emptyLog(): void {
    this.#db.exec('PRAGMA busy_timeout = 0')
    try {
      this.#erased = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0
    } finally {
      this.#db.exec(PATIENCE)
    }
  }

  close(): void {
    this.#db.close()
  }

  /** A transaction of which what was there before is left in no part of the file, nor in the write-ahead log. */
  #erasing<T>(act: () => T): T {
    this.#db.exec('PRAGMA secure_delete = ON')
    try {
      const result = this.#transaction(act)
      this.#emptyLog()
      return result
    } finally {
      this.#db.exec('PRAGMA secure_delete = FAST')
    }
  }

  #transaction<T>(act: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = act()
      this.#db.exec('COMMIT')
      return result
    } finally {
      this.#rollBack()
    }
  }

  /** SQLite rolls some failures back by itself. */
  #rollBack(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
  }
}
