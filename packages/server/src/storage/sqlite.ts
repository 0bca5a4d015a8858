import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { guestKey, KEY_FILE, putKey } from '../identity/key.ts'
import type { Bar } from '../identity/tokens.ts'
import { Batch } from './batch.ts'
import type { BookStore } from './books/bookStore.ts'
import { SqliteBooks } from './books/sqliteBooks.ts'
import { DamageError, demandAll, type Findings } from './damage.ts'
import { DirectoryLock } from './lock.ts'
import { messageOf } from './messageOf.ts'
import { Probe } from './probe.ts'
import { SqliteSnapshots } from './snapshots/sqliteSnapshots.ts'
import { SqliteSpending } from './spending/sqliteSpending.ts'
import { isDamage } from './sqliteDamage.ts'
import { SqliteRows } from './sqliteRows.ts'
import { SqliteSalvage } from './sqliteSalvage.ts'
import { DATABASE_FILE, migrate } from './sqliteSchema.ts'
import { errorOf, SqliteWriter } from './sqliteWriter.ts'
import { type Appended, asked } from './sqliteWrites.ts'
import {
  type Append,
  ConflictError,
  type Crowd,
  type Deadlines,
  type Listener,
  type Note,
  type Standing,
  type Storage,
  StorageError,
  type StoredHead,
  type TableHead,
} from './storage.ts'
import { SqliteTrials } from './trials/sqliteTrials.ts'

/** Steps that are read at once where a log is read part by part. */
const PART = 1000
/** Snapshots may take so small a part of what tables may. */
const SNAPSHOT_SHARE = 4
/** How often is looked whether another process has written, in milliseconds. */
const WATCH = 500

/**
 * Tables in one SQLite file, by the database that comes with Node. Appends that come within two milliseconds, or while
 * others are being written, are one transaction, which is on the disk (WAL, synchronous = FULL) before any of them is
 * confirmed. It is read here and written in a thread of its own, so that nobody waits for the disk who has not asked it
 * for anything.
 */
export class SqliteStorage implements Storage {
  readonly reachable = true
  readonly shared = false
  readonly #db: DatabaseSync
  readonly #directory: string
  readonly #file: string
  readonly #lock: DirectoryLock | undefined
  readonly #rows: SqliteRows
  readonly #salvage: SqliteSalvage
  readonly #shelf: SqliteBooks
  readonly books: BookStore
  readonly spending: SqliteSpending
  readonly snapshots: SqliteSnapshots
  readonly trials: SqliteTrials
  #checker: Worker | null = null
  #watch: ReturnType<typeof setInterval> | undefined
  readonly #listeners: Listener[] = []
  readonly #writer: SqliteWriter
  readonly #probe = new Probe(() => this.#writer.ask('tryWriting'))
  readonly #batch = new Batch<Append>((appends) => this.#write(appends))

  /**
   * Opens, or makes, `hausregeln.db` in this directory; it grows up to `limit` bytes (0: as far as the disk lets it).
   * `beside`: to look after what is kept while a server may be running on it. Throws `StorageError` if it cannot be
   * used.
   */
  constructor(directory: string, limit = 0, beside = false) {
    this.#directory = directory
    const file = join(directory, DATABASE_FILE)
    this.#file = file
    let lock: DirectoryLock | undefined
    try {
      if (!beside) lock = new DirectoryLock(directory)
      this.#lock = lock
      this.#db = new DatabaseSync(file)
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
      migrate(this.#db)
      this.#writer = new SqliteWriter({ file, limit })
      this.#rows = new SqliteRows(this.#db)
      this.snapshots = new SqliteSnapshots(directory, Math.ceil(limit / SNAPSHOT_SHARE))
      this.trials = new SqliteTrials(directory)
      this.#salvage = new SqliteSalvage(this.#rows)
      this.#shelf = new SqliteBooks(this.#db)
      this.books = this.#storeOf(this.#shelf, this.#writer)
      this.spending = new SqliteSpending(directory)
    } catch (error) {
      lock?.release()
      throw new StorageError(`The database ${file} cannot be used: ${messageOf(error)}.`)
    }
  }

  append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void> {
    if (!this.#db.isOpen) return Promise.reject(new StorageError('The database is closed.'))
    return new Promise((done, failed) => this.#batch.add({ code, expected, steps, head, done, failed }))
  }

  /** Nobody else writes to the file. */
  async serve(): Promise<void> {}

  async leave(): Promise<void> {}

  async read(code: string, after = 0): Promise<string[]> {
    return this.#ask(() => {
      const steps = this.#rows.steps(code, after)
      demandAll(code, this.#rows.sequence(code) - Math.max(after, 0), steps.length)
      return steps
    })
  }

  async *stream(code: string, after = 0): AsyncIterable<readonly string[]> {
    const places = this.#ask(() => {
      const found = this.#rows.placesOf(code, after)
      demandAll(code, this.#rows.sequence(code) - Math.max(after, 0), found.length)
      return found
    })
    for (let from = 0; from < places.length; from += PART)
      yield this.#ask(() => {
        const part = places.slice(from, from + PART)
        const steps = part.flatMap((place) => this.#rows.stepAt(place) ?? [])
        demandAll(code, part.length, steps.length)
        return steps
      })
  }

  async check(): Promise<Findings> {
    const thread = new Worker(new URL('./sqliteCheckWorker.ts', import.meta.url), { workerData: this.#file })
    this.#checker = thread
    try {
      return await new Promise<Findings>((done, failed) => {
        thread.once('message', done).once('error', failed)
        thread.once('exit', () => failed(new StorageError('The check of the database was ended.')))
      })
    } finally {
      await thread.terminate()
    }
  }

  async open(limit: number, since: number, perHost: number): Promise<StoredHead[]> {
    return this.#ask(
      () => this.#rows.open(limit, since, perHost),
      () => this.#salvage.open(limit, since, perHost),
    )
  }

  async head(code: string): Promise<StoredHead | null> {
    return this.#ask(() => this.#rows.head(code))
  }

  attend(crowds: readonly Crowd[], at: number): Promise<void> {
    return this.#writer.ask('attend', crowds, at)
  }

  async abandoned(deadlines: Deadlines, limit: number): Promise<StoredHead[]> {
    return this.#ask(() => this.#rows.abandoned(deadlines, limit))
  }

  async withChat(before: number, limit: number): Promise<string[]> {
    return this.#ask(() => this.#rows.withChat(before, limit))
  }

  async list(after: string, limit: number): Promise<StoredHead[]> {
    return this.#ask(() => this.#rows.list(after, limit))
  }

  async rewrite(code: string, expected: number, steps: readonly string[], head: TableHead, forgotten: string | null) {
    this.#forgetSnapshot(code)
    const done = await this.#writer.ask('rewrite', code, expected, steps, head, forgotten)
    if (!done) throw conflict(code, expected, this.#rows.sequence(code))
    this.#tell({ kind: 'steps', code, sequence: expected + 1 })
  }

  async remove(code: string, sequence: number): Promise<boolean> {
    this.#forgetSnapshot(code)
    await this.trials.pass(code).catch(() => undefined)
    return this.#writer.ask('remove', code, sequence)
  }

  /** Where it cannot be forgotten now it is found to be of another log, or of a table that is over. */
  #forgetSnapshot(code: string): void {
    try {
      this.snapshots.forget(code)
    } catch {
      // The file is made again with the next question.
    }
  }

  async ofGuest(guest: string, limit: number): Promise<StoredHead[]> {
    return this.#ask(
      () => this.#rows.ofGuest(guest, limit),
      () => this.#salvage.ofGuest(guest, limit),
    )
  }

  async standing(guest: string, except = ''): Promise<Standing> {
    return this.#ask(
      () => this.#rows.standing(guest, except),
      () => this.#salvage.standing(guest, except),
    )
  }

  claimDue(now: number, owner: string, until: number, limit: number): Promise<string[]> {
    return this.#writer.ask('claimDue', now, owner, until, limit)
  }

  /** One process has the file to itself. */
  async lease(): Promise<boolean> {
    return true
  }

  release(owner: string): Promise<void> {
    return this.#writer.ask('release', owner)
  }

  rest(code: string, sequence: number): Promise<void> {
    return this.#writer.ask('rest', code, sequence)
  }

  async key(): Promise<Buffer> {
    return guestKey(this.#directory)
  }

  async hasKey(): Promise<boolean> {
    return existsSync(join(this.#directory, KEY_FILE))
  }

  takes(): boolean {
    return true
  }

  async marks(): Promise<string[]> {
    return this.#ask(() => this.#shelf.marks())
  }

  async away(): Promise<number> {
    return this.#probe.good || (await this.#probe.ask()) ? 0 : 1
  }

  async putKey(keys: Buffer): Promise<void> {
    putKey(this.#directory, keys)
  }

  async persons(after: string, limit: number): Promise<string[]> {
    return this.#ask(() => this.#rows.persons(after, limit))
  }

  async bars(): Promise<Bar[]> {
    return this.#ask(() => this.#rows.bars())
  }

  async bar(bar: Bar, instead?: string): Promise<void> {
    await this.#writer.ask('bar', bar, instead)
    this.#tell({ kind: 'bars' })
  }

  async tell(): Promise<void> {}

  /**
   * Other processes do not serve these tables, but may write to them: those of `npm run admin`. Before the first look
   * they may have done so already.
   */
  follow(listener: Listener): void {
    this.#listeners.push(listener)
    if (this.#watch !== undefined) return
    let version: number | null = null
    this.#watch = setInterval(async () => {
      const now = await this.#writer.ask('look').catch(() => version)
      if (now !== version) for (const each of this.#listeners) each.restored()
      version = now
    }, WATCH)
    this.#watch.unref()
  }

  /** What this process has done past the tables that are in memory. */
  #tell(note: Note): void {
    for (const listener of this.#listeners) listener.heard(note, '')
  }

  ready(): Promise<boolean> {
    return this.#probe.ask()
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    await this.#batch.end()
    await this.#checker?.terminate()
    await this.#writer.close()
    this.snapshots.close()
    this.trials.close()
    this.spending.close()
    this.#db.close()
    this.#lock?.release()
  }

  #storeOf(rows: SqliteBooks, writer: SqliteWriter): BookStore {
    const ask = async <T>(question: () => T) => this.#ask(question)
    return {
      put: (book) => writer.ask('putBook', book),
      get: (mark) => ask(() => rows.get(mark)),
      size: () => ask(() => rows.size()),
      addLink: (link) => writer.ask('addLink', link),
      openLink: (code, at) => writer.ask('openLink', code, at),
      linksOf: (guest) => ask(() => rows.linksOf(guest)),
      links: (after, limit) => ask(() => rows.links(after, limit)),
      removeLink: (code, guest) => writer.ask('removeLink', code, guest),
      tidy: (unopenedSince, unusedSince, needed = []) => writer.ask('tidyBooks', unopenedSince, unusedSince, needed),
    }
  }

  /** `salvage`: the answer where damage does not let the question be answered as a whole. */
  #ask<T>(question: () => T, salvage?: () => T): T {
    try {
      return question()
    } catch (error) {
      if (error instanceof StorageError) throw error
      if (isDamage(error) && salvage !== undefined) return this.#ask(salvage)
      const Kind = isDamage(error) ? DamageError : StorageError
      throw new Kind(`The database cannot be read: ${messageOf(error)}.`)
    }
  }

  /** One transaction for all. An append that does not fit fails alone; one that cannot be written fails all. */
  async #write(appends: readonly Append[]): Promise<void> {
    try {
      const became = await this.#writer.ask('append', appends.map(asked))
      for (const [index, append] of appends.entries()) settle(append, became[index] ?? null)
      this.#probe.good = !became.some(isFull)
    } catch (error) {
      for (const { failed } of appends) failed(error as StorageError)
    }
  }
}

function settle({ code, expected, done, failed }: Append, became: Appended): void {
  if (became === null) done()
  else if ('found' in became) failed(conflict(code, expected, became.found))
  else failed(errorOf(became.fault))
}

/** Whether the disk did not take it; a table whose pages are damaged says nothing of others. */
function isFull(became: Appended): boolean {
  return became !== null && 'fault' in became && !became.fault.damage
}

function conflict(code: string, expected: number, found: number): ConflictError {
  return new ConflictError(`Table ${code} is at step ${found}, not at ${expected}: somebody else has written.`)
}
