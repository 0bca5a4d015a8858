import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Bar } from '../identity/tokens.ts'
import type { BookStore } from './books/bookStore.ts'
import { PostgresBooks } from './books/postgresBooks.ts'
import { Commits } from './commits.ts'
import { DamageError, type Findings } from './damage.ts'
import { COMMON, channelOf, type Letter, readLetter, stepLetters } from './letters.ts'
import { Listening } from './listening.ts'
import { messageOf } from './messageOf.ts'
import { bringUpToDate } from './migrations.ts'
import { Notices } from './notices.ts'
import { faultOf, isAway, nameOf, openDatabase, openPool, untangled } from './pool.ts'
import { checkDatabase } from './postgresCheck.ts'
import { PostgresHeads } from './postgresHeads.ts'
import { PostgresKeys } from './postgresKeys.ts'
import { PostgresLeases } from './postgresLeases.ts'
import { Probe } from './probe.ts'
import { Serving } from './serving.ts'
import { PostgresSnapshots } from './snapshots/postgresSnapshots.ts'
import type { SnapshotStore } from './snapshots/snapshotStore.ts'
import { PostgresSpending } from './spending/postgresSpending.ts'
import type { SpendingStore } from './spending/spendingStore.ts'
import {
  AwayError,
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
import { PostgresTrials } from './trials/postgresTrials.ts'

/** The tables of the database, see migrations.ts. Sequences and times come from PostgreSQL as text. */
interface Schema {
  tables: { code: string; sequence: string; phase: string; listed: boolean; changed: string; head: TableHead }
  steps: { code: string; sequence: string; step: string }
  guests: { guest: string; code: string }
  secrets: { name: string; value: Buffer }
}

/** Connections for all that is asked and written, steps aside. */
const CONNECTIONS = 10
/** Steps that are read at once where a log is read part by part. */
const PART = 1000
/** Bytes of a step that is written to see whether there is room. */
const PROBE = 9000
/** Characters of an MD5 hash. */
const MD5 = 32
/** Numbers from which those of such steps are drawn, so that processes do not wait for each other. */
const MOST_PROBES = 2 ** 40

/** How often is looked whether other processes still live, in milliseconds. */
const LOOK_AROUND = 2000
/** Milliseconds until it is tried again to serve what was served before. */
const AGAIN = 1000

/**
 * Tables in PostgreSQL, for any number of processes. Steps of all tables are written together (commits.ts), and
 * confirmed when the database has confirmed the commit; processes that serve a table are told of its steps (serving.ts,
 * notices.ts).
 */
export class PostgresStorage implements Storage {
  readonly shared = true
  readonly #db: Kysely<Schema>
  readonly #writer: pg.Pool
  readonly #listening: Listening
  readonly #process = randomUUID()
  readonly #listeners: Listener[] = []
  readonly #heads: PostgresHeads
  readonly #leases: PostgresLeases
  readonly #keys: PostgresKeys
  readonly #serving: Serving
  readonly #notices: Notices
  readonly #commits: Commits
  readonly #probe = new Probe(() => this.#tryWriting())
  readonly #timer: ReturnType<typeof setInterval>
  readonly books: BookStore
  readonly spending: SpendingStore
  readonly snapshots: SnapshotStore
  readonly trials: PostgresTrials
  #closed = false

  private constructor(url: string) {
    this.#db = openDatabase<Schema>(url, CONNECTIONS)
    this.#writer = openPool(url, 1)
    const ask = <Row>(query: RawBuilder<Row>) => this.#ask(query)
    const found = (code: string, sequence: number, from: string) => this.#tell({ kind: 'steps', code, sequence }, from)
    this.#heads = new PostgresHeads(ask)
    this.#leases = new PostgresLeases(ask)
    this.#keys = new PostgresKeys(ask)
    this.books = new PostgresBooks(ask)
    this.snapshots = new PostgresSnapshots(ask)
    this.trials = new PostgresTrials(ask, this.#process)
    this.spending = new PostgresSpending(ask)
    this.#serving = new Serving(ask, this.#process, found)
    const seen = (process: string) => this.#serving.seen(process)
    const written = (code: string, sequence: number) => found(code, sequence, this.#process)
    this.#notices = new Notices(ask, this.#process, seen, written)
    this.#commits = new Commits(this.#writer, this.#process, this.#notices, faultOf)
    const channels = [COMMON, channelOf(this.#process)] as const
    this.#listening = new Listening(url, channels, this.#letter({ kind: 'alive' }), (letter) => this.#hear(letter), {
      restored: () => void this.#restored(),
      cut: () => this.#listeners.forEach((listener) => void listener.cut(() => true)),
    })
    this.#timer = setInterval(() => this.#listening.connected && void this.#serving.lookAround(), LOOK_AROUND)
    this.#timer.unref()
  }

  /** Connects, and brings the schema up to date. Throws `StorageError`. */
  static async open(url: string): Promise<PostgresStorage> {
    const storage = new PostgresStorage(url)
    try {
      await bringUpToDate(url)
      await storage.#listening.begin()
      return storage
    } catch (error) {
      await storage.close()
      const Kind = isAway(error) ? AwayError : StorageError
      throw new Kind(`The database ${nameOf(url)} cannot be used: ${messageOf(error)}.`)
    }
  }

  append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void> {
    return this.#commits.append(code, expected, steps, head)
  }

  serve(code: string): Promise<void> {
    return this.#serving.serve(code)
  }

  leave(isNeeded: (code: string) => boolean): Promise<void> {
    return this.#serving.leave(isNeeded)
  }

  read(code: string, after = 0): Promise<string[]> {
    return this.#steps(code, after, null)
  }

  async *stream(code: string, after = 0): AsyncIterable<readonly string[]> {
    const { rows } = await this.#ask<{ sequence: string }>(sql`SELECT sequence FROM tables WHERE code = ${code}`)
    const last = Number(rows[0]?.sequence ?? 0)
    for (let from = after; from < last; from += PART) yield await this.#steps(code, from, Math.min(PART, last - from))
  }

  /** The steps after step `after`, `most` of them; null: all. */
  async #steps(code: string, after: number, most: number | null): Promise<string[]> {
    const { rows } = await this.#ask<{ sequence: string; step: string }>(
      sql`SELECT sequence, step FROM steps WHERE code = ${code} AND sequence > ${after} ORDER BY sequence LIMIT ${most}`,
    )
    rows.forEach(({ sequence }, index) => {
      if (Number(sequence) !== after + index + 1)
        throw new DamageError(`Table ${code} lacks step ${after + index + 1}.`)
    })
    return rows.map(({ step }) => step)
  }

  check(): Promise<Findings> {
    return checkDatabase((query) => this.#ask(query))
  }

  open(limit: number, since: number, perHost: number): Promise<StoredHead[]> {
    return this.#heads.open(limit, since, perHost)
  }

  head(code: string): Promise<StoredHead | null> {
    return this.#heads.head(code)
  }

  async attend(crowds: readonly Crowd[], at: number): Promise<void> {
    const [codes, here] = [crowds.map(({ code }) => code), crowds.map((crowd) => crowd.here)]
    await this.#ask(
      sql`WITH found AS (SELECT code FROM tables WHERE code = ANY (${codes}::text[]) ORDER BY code FOR UPDATE)
          UPDATE tables SET here = crowd.here, seen = ${at}
          FROM found JOIN unnest(${codes}::text[], ${here}::int[]) AS crowd (code, here) USING (code)
          WHERE tables.code = found.code`,
    )
  }

  abandoned(deadlines: Deadlines, limit: number): Promise<StoredHead[]> {
    return this.#heads.abandoned(deadlines, limit)
  }

  withChat(before: number, limit: number): Promise<string[]> {
    return this.#heads.withChat(before, limit)
  }

  list(after: string, limit: number): Promise<StoredHead[]> {
    return this.#heads.list(after, limit)
  }

  async rewrite(code: string, expected: number, steps: readonly string[], head: TableHead, forgotten: string | null) {
    const json = JSON.stringify(head)
    // They are told with it, and not after it: what was erased is confirmed as soon as it is written.
    const [letter] = stepLetters(this.#process, [[code, steps.length]])
    const { rows } = await this.#ask<{ serving: string[] }>(
      sql`WITH written AS (
            UPDATE tables SET head = ${json}::jsonb, sequence = sequence + 1, phase = ${head.phase}
            WHERE code = ${code} AND sequence = ${expected} AND sequence + 1 = ${steps.length} RETURNING code, serving
          ), others AS (
            UPDATE steps SET step = line.step
            FROM written, unnest(${[...steps]}::text[]) WITH ORDINALITY AS line (step, number)
            WHERE steps.code = written.code AND steps.sequence = line.number AND steps.step <> line.step
          ), further AS (
            INSERT INTO steps (code, sequence, step) SELECT code, ${steps.length}, ${steps.at(-1)} FROM written
          ), left_by AS (DELETE FROM guests USING written WHERE guests.code = written.code AND guest = ${forgotten}),
          unkept AS (DELETE FROM snapshots USING written WHERE snapshots.code = written.code),
          told AS (
            SELECT count(pg_notify(${channelOf('')} || process, ${letter})) FROM written, unnest(serving) AS process
            WHERE process <> ${this.#process}
          )
          SELECT serving FROM written, told`,
    )
    const [written] = rows
    if (written === undefined) throw new ConflictError(`Table ${code} is not at step ${expected} any more.`)
    for (const process of written.serving) this.#serving.seen(process)
    this.#tell({ kind: 'steps', code, sequence: steps.length }, this.#process)
  }

  async remove(code: string, sequence: number): Promise<boolean> {
    const { rows } = await this.#ask(
      sql`WITH gone AS (DELETE FROM tables WHERE code = ${code} AND sequence = ${sequence} RETURNING code),
          without_steps AS (DELETE FROM steps USING gone WHERE steps.code = gone.code),
              without_guests AS (DELETE FROM guests USING gone WHERE guests.code = gone.code),
              without_snapshot AS (DELETE FROM snapshots USING gone WHERE snapshots.code = gone.code),
              without_trial AS (DELETE FROM trials USING gone WHERE trials.code = gone.code)
          SELECT code FROM gone`,
    )
    return rows.length > 0
  }

  ofGuest(guest: string, limit: number): Promise<StoredHead[]> {
    return this.#heads.ofGuest(guest, limit)
  }

  standing(guest: string, except?: string): Promise<Standing> {
    return this.#heads.standing(guest, except)
  }

  claimDue(now: number, owner: string, until: number, limit: number): Promise<string[]> {
    return this.#leases.claimDue(now, owner, until, limit)
  }

  lease(code: string, now: number, owner: string, until: number): Promise<boolean> {
    return this.#leases.lease(code, now, owner, until)
  }

  release(owner: string): Promise<void> {
    return this.#leases.release(owner)
  }

  rest(code: string, sequence: number): Promise<void> {
    return this.#leases.rest(code, sequence)
  }

  key(): Promise<Buffer> {
    return this.#keys.key()
  }

  hasKey(): Promise<boolean> {
    return this.#keys.hasKey()
  }

  takes(): boolean {
    return this.reachable
  }

  marks(): Promise<string[]> {
    return this.#heads.marks()
  }

  async away(): Promise<number> {
    if (!this.reachable) return 1
    return (this.#probe.good && !this.#commits.full) || (await this.#probe.ask()) ? 0 : 1
  }

  putKey(keys: Buffer): Promise<void> {
    return this.#keys.putKey(keys)
  }

  persons(after: string, limit: number): Promise<string[]> {
    return this.#heads.persons(after, limit)
  }

  async bars(): Promise<Bar[]> {
    const { rows } = await this.#ask<Omit<Bar, 'at' | 'before'> & { at: string; before: string }>(
      sql`SELECT guest, at, before, banned, reason FROM bars ORDER BY guest COLLATE "C"`,
    )
    return rows.map((row) => ({ ...row, at: Number(row.at), before: Number(row.before) }))
  }

  async bar({ guest, at, before, banned, reason }: Bar, instead = guest): Promise<void> {
    await this.#ask(
      sql`WITH gone AS (DELETE FROM bars WHERE guest = ${instead} AND guest <> ${guest}),
          told AS (SELECT pg_notify(${COMMON}, ${this.#letter({ kind: 'bars' })})),
          barred AS (
            INSERT INTO bars (guest, at, before, banned, reason)
            VALUES (${guest}, ${at}, ${before}, ${banned}, ${reason})
            ON CONFLICT (guest) DO UPDATE
              SET at = excluded.at, before = excluded.before, banned = excluded.banned, reason = excluded.reason
          ) SELECT 1 FROM told`,
    )
  }

  async tell(notes: readonly Note[]): Promise<void> {
    const letters = notes.map((note) => this.#letter(note))
    await this.#ask(sql`SELECT pg_notify(${COMMON}, letter) FROM unnest(${letters}::text[]) AS post (letter)`)
  }

  follow(listener: Listener): void {
    this.#listeners.push(listener)
  }

  get reachable(): boolean {
    return this.#listening.connected
  }

  /** It can when it hears of the others, and the database takes writes. */
  async ready(): Promise<boolean> {
    return this.reachable && (await this.#probe.ask())
  }

  /**
   * Writes a step of no table, as large as one for which there must be room if the last had none, and removes it, which is
   * committed.
   */
  async #tryWriting(): Promise<boolean> {
    const [at, length] = [randomInt(MOST_PROBES), this.#commits.full ? PROBE : MD5]
    await this.#db.transaction().execute(async (trial) => {
      await sql`INSERT INTO steps (code, sequence, step)
        VALUES ('', ${at}, repeat(md5(random()::text), ${length / MD5}::int))`.execute(trial)
      await sql`DELETE FROM steps WHERE code = '' AND sequence = ${at}`.execute(trial)
    })
    this.#commits.full = false
    return true
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#commits.settled()
    if (this.reachable) await this.#serving.leave(() => false).catch(() => undefined)
    this.#closed = true
    this.#notices.end()
    await this.#listening.end()
    await Promise.all([this.#db.destroy(), this.#writer.end()])
  }

  /** Letters may have been lost, and others may have taken this process for gone. */
  async #restored(): Promise<void> {
    while (!this.#closed)
      try {
        await this.#serving.again()
        for (const listener of this.#listeners) listener.restored()
        return
      } catch {
        await sleep(AGAIN, undefined, { ref: false })
      }
  }

  #hear(text: string): void {
    const { from, note, steps = [], forgotten } = readLetter(text)
    this.#serving.heard(from)
    this.trials.heard(from)
    for (const [code, sequence] of steps) this.#tell({ kind: 'steps', code, sequence }, from)
    if (note !== undefined && from !== this.#process) this.#tell(note, from)
    if (forgotten) void this.#restored()
  }

  #tell(note: Note, from: string): void {
    for (const listener of this.#listeners) listener.heard(note, from)
  }

  #letter(note: Note): string {
    return JSON.stringify({ from: this.#process, note } satisfies Letter)
  }

  async #ask<Row>(query: RawBuilder<Row>): Promise<{ rows: Row[] }> {
    if (this.#closed) throw new StorageError('The database is closed.')
    try {
      return await untangled(() => query.execute(this.#db))
    } catch (error) {
      throw faultOf(error)
    }
  }
}
