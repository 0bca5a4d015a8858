import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { KEY_FILE } from '../../identity/key.ts'
import type { Bar } from '../../identity/tokens.ts'
import type { StoredBook, StoredLink } from '../books/bookStore.ts'
import { SqliteBooks } from '../books/sqliteBooks.ts'
import { DirectoryLock } from '../lock.ts'
import { messageOf } from '../messageOf.ts'
import { headRow } from '../sqliteHeads.ts'
import { SqliteRows } from '../sqliteRows.ts'
import { DATABASE_FILE, migrate, SCHEMA, schemaOf } from '../sqliteSchema.ts'
import { StorageError } from '../storage.ts'
import type { Archive, Stock, StoredTable } from './archive.ts'

/** More than there are. */
const ALL = 2 ** 31

/** A data directory as a whole. */
export class SqliteArchive implements Archive {
  readonly name: string
  readonly #directory: string
  readonly #lock: DirectoryLock
  readonly #db: DatabaseSync
  #rows: SqliteRows | null = null
  /** Whether the key was put there, and has not been confirmed. */
  #keyMade = false

  private constructor(directory: string) {
    this.name = directory
    this.#directory = resolve(directory)
    const file = join(directory, DATABASE_FILE)
    let lock: DirectoryLock | undefined
    try {
      lock = new DirectoryLock(this.#directory)
      this.#lock = lock
      this.#db = new DatabaseSync(file)
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    } catch (error) {
      lock?.release()
      throw new StorageError(`The database ${file} cannot be used: ${messageOf(error)}.`)
    }
  }

  /** What is to be moved. Throws `StorageError` if it is not there, of another version, or in use. */
  static source(directory: string): SqliteArchive {
    const file = join(directory, DATABASE_FILE)
    if (!existsSync(file))
      throw new StorageError(`There is nothing to move in ${directory}: it has no ${DATABASE_FILE}.`)
    const archive = new SqliteArchive(directory)
    const version = schemaOf(archive.#db)
    if (version === SCHEMA) return archive
    archive.#end()
    throw new StorageError(
      `${file} is of schema ${version}, this program is of schema ${SCHEMA}: ` +
        (version > SCHEMA ? 'take the program that has written it.' : 'start this server on it once, which renews it.'),
    )
  }

  /** Where everything is to go; it is made. Throws `StorageError` if something is there already, or it is in use. */
  static target(directory: string): SqliteArchive {
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 })
    } catch (error) {
      throw new StorageError(`The directory ${directory} cannot be made: ${messageOf(error)}.`)
    }
    const archive = new SqliteArchive(directory)
    try {
      if (schemaOf(archive.#db) > SCHEMA || archive.#count() > 0)
        throw new StorageError(`${directory} is not empty: it has tables already. Name a new directory.`)
      return archive
    } catch (error) {
      archive.#end()
      throw error
    }
  }

  async key(): Promise<Buffer | null> {
    const file = join(this.#directory, KEY_FILE)
    return existsSync(file) ? readFileSync(file) : null
  }

  async bars(): Promise<Bar[]> {
    return new SqliteRows(this.#db).bars()
  }

  async *books(): AsyncIterable<StoredBook> {
    yield* new SqliteBooks(this.#db).all()
  }

  async links(): Promise<StoredLink[]> {
    return new SqliteBooks(this.#db).links('', ALL)
  }

  async size(): Promise<number> {
    return this.#count()
  }

  async *tables(): AsyncIterable<StoredTable> {
    const rows = new SqliteRows(this.#db)
    for (const { code, head } of rows.all()) yield { code, head, steps: rows.steps(code, 0), guests: rows.guests(code) }
  }

  async stock({ key, bars, books, links }: Stock): Promise<void> {
    this.#keyMade = await this.#takeKey(key)
    const shelf = new SqliteBooks(this.#begun)
    const rows = new SqliteRows(this.#db)
    await this.#write(async () => {
      for (const bar of bars) rows.bar(bar)
      for await (const book of books) shelf.put(book)
      for (const link of links) shelf.addLink(link)
    })
  }

  async put({ code, head, steps, guests }: StoredTable): Promise<void> {
    const rows = this.#rows ?? new SqliteRows(this.#begun)
    this.#rows = rows
    await this.#write(async () => {
      rows.append(code, 0, steps, headRow(head))
      rows.addGuests(code, guests)
    })
  }

  async confirm(): Promise<void> {
    await this.#write(async () => this.#begun.exec('COMMIT'))
    this.#keyMade = false
  }

  async close(): Promise<void> {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
    if (this.#keyMade) rmSync(join(this.#directory, KEY_FILE))
    this.#end()
  }

  /** The database, in the one transaction by which everything is taken in. */
  get #begun(): DatabaseSync {
    if (this.#db.isTransaction) return this.#db
    migrate(this.#db)
    this.#db.exec('BEGIN IMMEDIATE')
    return this.#db
  }

  async #write(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (error instanceof StorageError) throw error
      throw new StorageError(`${this.name} cannot be written: ${messageOf(error)}.`)
    }
  }

  #end(): void {
    this.#db.close()
    this.#lock.release()
  }

  #count(): number {
    if (schemaOf(this.#db) === 0) return 0
    return Number(this.#db.prepare('SELECT count(*) AS count FROM tables').get()?.count)
  }

  /** The key lies beside the database, and must be there before it. Returns whether it was not there yet. */
  async #takeKey(key: Buffer): Promise<boolean> {
    const found = await this.key()
    if (found?.equals(key)) return false
    if (found !== null)
      throw new StorageError(`${this.name} is not empty: it has a key of its own. Name a new directory.`)
    writeFileSync(join(this.#directory, KEY_FILE), key, { flag: 'wx', mode: 0o600, flush: true })
    const directory = openSync(this.#directory, 'r')
    fsyncSync(directory)
    closeSync(directory)
    return true
  }
}
