import pg from 'pg'
import type { Bar } from '../../identity/tokens.ts'
import type { StoredBook, StoredLink } from '../books/bookStore.ts'
import { type BookRow, type LinkRow, readBookRow, readLinkRow } from '../books/postgresBooks.ts'
import { PROCESSES_LOCK } from '../listening.ts'
import { messageOf } from '../messageOf.ts'
import { bringUpToDate, expectUpToDate } from '../migrations.ts'
import { nameOf } from '../pool.ts'
import { StorageError, type TableHead } from '../storage.ts'
import type { Archive, Stock, StoredTable } from './archive.ts'

/** Tables that are read at once. */
const PAGE = 100
/** How long may be waited for a connection, or for locks, in milliseconds. */
const PATIENCE = 10_000

/** A PostgreSQL database as a whole: one connection, one transaction. */
export class PostgresArchive implements Archive {
  readonly name: string
  readonly #client: pg.Client

  private constructor(url: string, client: pg.Client) {
    this.name = nameOf(url)
    this.#client = client
  }

  /** What is to be moved. Throws `StorageError` if it is not there, of another version, or in use. */
  static source(url: string): Promise<PostgresArchive> {
    return PostgresArchive.#open(url, async (archive) => {
      await expectUpToDate(url)
      await archive.#ask('BEGIN ISOLATION LEVEL REPEATABLE READ')
      await archive.#ask('LOCK TABLE tables, steps, guests, secrets, bars, books, links IN SHARE MODE')
    })
  }

  /** Where everything is to go. Throws `StorageError` if something is there already, or it is in use. */
  static target(url: string): Promise<PostgresArchive> {
    return PostgresArchive.#open(url, async (archive) => {
      await bringUpToDate(url)
      await archive.#ask('BEGIN')
      await archive.#ask('LOCK TABLE tables, steps, guests, secrets, bars, books, links IN EXCLUSIVE MODE')
      if ((await archive.size()) > 0)
        throw new StorageError(`${archive.name} is not empty: it has tables already. Name a new database.`)
      if ((await archive.key()) !== null)
        throw new StorageError(`${archive.name} is not empty: it has a key of its own. Name a new database.`)
    })
  }

  static async #open(url: string, begin: (archive: PostgresArchive) => Promise<void>) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, lock_timeout: PATIENCE })
    client.on('error', () => undefined)
    const archive = new PostgresArchive(url, client)
    try {
      await client.connect()
      await archive.#alone()
      await begin(archive)
      return archive
    } catch (error) {
      await archive.close()
      if (error instanceof StorageError) throw error
      throw new StorageError(`The database ${archive.name} cannot be used: ${messageOf(error)}.`)
    }
  }

  async key(): Promise<Buffer | null> {
    const [row] = await this.#ask<{ value: Buffer }>("SELECT value FROM secrets WHERE name = 'guests'")
    return row?.value ?? null
  }

  async bars(): Promise<Bar[]> {
    const rows = await this.#ask<Omit<Bar, 'at' | 'before'> & { at: string; before: string }>(
      'SELECT guest, at, before, banned, reason FROM bars ORDER BY guest COLLATE "C"',
    )
    return rows.map((row) => ({ ...row, at: Number(row.at), before: Number(row.before) }))
  }

  async *books(): AsyncIterable<StoredBook> {
    for (let after = ''; ; ) {
      const rows = await this.#ask<BookRow>(
        'SELECT * FROM books WHERE mark COLLATE "C" > $1 ORDER BY mark COLLATE "C" LIMIT $2',
        [after, PAGE],
      )
      yield* rows.map(readBookRow)
      if (rows.length < PAGE) return
      after = rows.at(-1)?.mark ?? ''
    }
  }

  async links(): Promise<StoredLink[]> {
    return (await this.#ask<LinkRow>('SELECT * FROM links ORDER BY code COLLATE "C"')).map(readLinkRow)
  }

  async size(): Promise<number> {
    const [row] = await this.#ask<{ count: string }>('SELECT count(*) AS count FROM tables')
    return Number(row?.count)
  }

  async *tables(): AsyncIterable<StoredTable> {
    for (let after = ''; ; ) {
      const heads = await this.#ask<{ code: string; head: TableHead }>(
        'SELECT code, head FROM tables WHERE code COLLATE "C" > $1 ORDER BY code COLLATE "C" LIMIT $2',
        [after, PAGE],
      )
      for (const { code, head } of heads) yield await this.#table(code, head)
      if (heads.length < PAGE) return
      after = heads.at(-1)?.code ?? ''
    }
  }

  async stock({ key, bars, books, links }: Stock): Promise<void> {
    await this.#ask("INSERT INTO secrets (name, value) VALUES ('guests', $1)", [key])
    for (const { guest, at, before, banned, reason } of bars)
      await this.#ask('INSERT INTO bars (guest, at, before, banned, reason) VALUES ($1, $2, $3, $4, $5)', [
        guest,
        at,
        before,
        banned,
        reason,
      ])
    for await (const { mark, identity, base, file, used } of books)
      await this.#ask('INSERT INTO books (mark, identity, base, file, used) VALUES ($1, $2, $3, $4, $5)', [
        mark,
        identity,
        base,
        file,
        used,
      ])
    for (const { code, mark, guest, made, opened } of links)
      await this.#ask('INSERT INTO links (code, mark, guest, made, opened) VALUES ($1, $2, $3, $4, $5)', [
        code,
        mark,
        guest,
        made,
        opened,
      ])
  }

  async put({ code, head, steps, guests }: StoredTable): Promise<void> {
    const { phase, listed, changed, wake } = head
    await this.#ask(
      'INSERT INTO tables (code, sequence, phase, listed, changed, wake, head) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [code, steps.length, phase, listed, changed, wake, JSON.stringify(head)],
    )
    await this.#ask(
      `INSERT INTO steps (code, sequence, step)
       SELECT $1, line.number, line.step FROM unnest($2::text[]) WITH ORDINALITY AS line (step, number)`,
      [code, steps],
    )
    await this.#ask('INSERT INTO guests (guest, code) SELECT guest, $1 FROM unnest($2::text[]) AS person (guest)', [
      code,
      guests,
    ])
  }

  async confirm(): Promise<void> {
    await this.#ask('COMMIT')
  }

  /** What has not been committed is forgotten. */
  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined)
  }

  /** No server runs on it, and none can start until this connection ends. */
  async #alone(): Promise<void> {
    const [row] = await this.#ask<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [PROCESSES_LOCK])
    if (row?.alone !== true) throw new StorageError(`Servers are running on ${this.name}: stop all of them first.`)
  }

  async #table(code: string, head: TableHead): Promise<StoredTable> {
    const steps = await this.#ask<{ step: string }>('SELECT step FROM steps WHERE code = $1 ORDER BY sequence', [code])
    const guests = await this.#ask<{ guest: string }>(
      'SELECT guest FROM guests WHERE code = $1 ORDER BY guest COLLATE "C"',
      [code],
    )
    return { code, head, steps: steps.map(({ step }) => step), guests: guests.map(({ guest }) => guest) }
  }

  async #ask<Row extends pg.QueryResultRow>(query: string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return (await this.#client.query<Row>(query, [...values])).rows
    } catch (error) {
      throw new StorageError(`The database ${this.name} cannot be used: ${messageOf(error)}.`)
    }
  }
}
