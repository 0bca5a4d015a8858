import type pg from 'pg'
import { channelOf } from './letters.ts'
import { stateOf, untangled } from './pool.ts'
import { type Append, ConflictError, type StorageError, type TableHead } from './storage.ts'

/** Tables of which steps are written at once at most. */
const MOST = 500
/** How late a statement may run after it was sent and still leave it to this process to tell of it, in milliseconds. */
const PROMPT = 2500

/**
 * Classes of PostgreSQL's codes for what is wrong with what one table has written: a value, a constraint, a limit, its
 * pages.
 */
const OF_ONE: readonly string[] = ['22', '23', '54', 'XX']
/** Classes of those after which nothing has been written for sure. */
const CERTAIN: readonly string[] = [...OF_ONE, '25', '40', '42', '53']

/** Class of those that say that the disk, or memory, is full. */
const NO_ROOM = '53'

/** A table to which steps have been written, and who serves it besides. */
export interface Written {
  readonly code: string
  readonly sequence: number
  readonly serving: readonly string[]
}

/** What became of a transaction. */
export interface Outcome {
  written(tables: readonly Written[]): void
  /** Nothing was heard of it: steps may have been written to these tables. */
  doubted(codes: readonly string[]): void
}

/**
 * Appends of all tables of a process, in one transaction after the other: what comes while the last is on its way goes
 * with the next, so that all share the wait for the disk. An append that does not fit fails alone.
 */
export class Commits {
  readonly #pool: pg.Pool
  readonly #process: string
  readonly #outcome: Outcome
  readonly #fault: (error: unknown) => StorageError
  #waiting: Append[] = []
  #running: Promise<void> | null = null
  /** Whether the last steps could not be written for want of room. */
  full = false
  /** The database's clock less this process's, in milliseconds; null: not known. */
  #offset: number | null = null

  /** `pool`: of one connection, for nothing else. `fault`: how a failure is told. */
  constructor(pool: pg.Pool, process: string, outcome: Outcome, fault: (error: unknown) => StorageError) {
    this.#pool = pool
    this.#process = process
    this.#outcome = outcome
    this.#fault = fault
  }

  /** See `Storage`. */
  append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ code, expected, steps, head, done, failed })
      this.#running ??= this.#run()
    })
  }

  /** Fulfilled when all that was begun is decided. */
  async settled(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // Whatever else happens at this moment goes with the first.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#write(this.#next())
    this.#running = null
  }

  /** Of each table one append: the next waits until it is decided what the table is then. */
  #next(): Append[] {
    const next = new Map<string, Append>()
    const later: Append[] = []
    for (const append of this.#waiting)
      if (next.has(append.code) || next.size === MOST) later.push(append)
      else next.set(append.code, append)
    this.#waiting = later
    // In one order in all processes, so that no two wait for each other.
    return [...next.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
  }

  async #write(appends: readonly Append[]): Promise<void> {
    try {
      this.#decide(appends, await untangled(() => this.#ask(appends)))
    } catch (error) {
      if (appends.length === 1 || !OF_ONE.includes(stateOf(error).slice(0, 2))) return this.#fail(appends, error)
      for (const append of appends) await this.#write([append])
    }
  }

  async #ask(appends: readonly Append[]): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>({
      name: 'append',
      text: APPEND,
      values: [...columns(appends), this.#process, this.#lateFrom()],
    })
    const [row] = rows
    if (row !== undefined) this.#offset = Number(row.clock) - performance.now()
    return rows
  }

  /** From which moment on, by the database's clock, it must tell of it by itself: this process may have given it up. */
  #lateFrom(): number {
    return this.#offset === null ? 0 : Math.round(this.#offset + performance.now() + PROMPT)
  }

  #decide(appends: readonly Append[], rows: readonly Row[]): void {
    const serving = new Map(rows.map((row) => [row.code, row.serving]))
    const written: Written[] = []
    for (const { code, expected, steps, done, failed } of appends) {
      const others = serving.get(code)
      if (others === undefined) {
        failed(new ConflictError(`Table ${code} is not at step ${expected} any more: somebody else has written.`))
        continue
      }
      written.push({ code, sequence: expected + steps.length, serving: others })
      this.full = false
      done()
    }
    this.#outcome.written(written)
  }

  #fail(appends: readonly Append[], error: unknown): void {
    if (!CERTAIN.includes(stateOf(error).slice(0, 2))) this.#outcome.doubted(appends.map(({ code }) => code))
    if (stateOf(error).startsWith(NO_ROOM)) this.full = true
    const failure = this.#fault(error)
    for (const { failed } of appends) failed(failure)
  }
}

interface Row {
  readonly code: string
  readonly serving: readonly string[]
  /** Milliseconds since 1970. */
  readonly clock: string
}

/**
 * A row for each table: its steps are lines. Tables are first changed where they are at the step that is expected, and
 * steps follow for those that were, and persons where they have changed, or are told of. If the statement has been on its way for so
 * long that this process may have given it up, it tells all who serve these tables, this process too; else that is left
 * to the process.
 */
const APPEND = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::boolean[], $6::bigint[], $7::bigint[],
      $8::jsonb[], $9::text[], $10::jsonb[])
      AS asked (code, expected, last, phase, listed, changed, wake, head, lines, met)
  ), moved AS (
    UPDATE tables SET sequence = asked.last, phase = asked.phase, listed = asked.listed, changed = asked.changed,
      wake = asked.wake, head = asked.head
    FROM asked JOIN tables AS before ON before.code = asked.code
    WHERE tables.code = asked.code AND tables.sequence = asked.expected AND asked.expected > 0
    RETURNING asked.code, asked.expected, asked.last, asked.lines, tables.serving,
      asked.met || CASE WHEN before.head -> 'guests' = asked.head -> 'guests' THEN '[]' ELSE asked.head -> 'guests' END
        AS guests
  ), made AS (
    INSERT INTO tables (code, sequence, phase, listed, changed, wake, head)
    SELECT code, last, phase, listed, changed, wake, head FROM asked WHERE expected = 0
    ON CONFLICT (code) DO NOTHING RETURNING code, serving
  ), written AS (
    SELECT * FROM moved
    UNION ALL SELECT code, expected, last, lines, made.serving, met || (head -> 'guests') FROM made JOIN asked USING (code)
  ), added AS (
    INSERT INTO steps (code, sequence, step)
    SELECT code, expected + number, step
    FROM written, string_to_table(lines, E'\\n') WITH ORDINALITY AS line (step, number)
  ), known AS (
    INSERT INTO guests (guest, code)
    SELECT guest, code FROM written, jsonb_array_elements_text(guests) AS guest ON CONFLICT DO NOTHING
  ), clock AS (
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS clock FROM written LIMIT 1
  ), told AS (
    SELECT count(pg_notify('${channelOf('')}' || process,
      json_build_object('from', $11::text, 'steps', json_build_array(json_build_array(code, last)))::text))
    FROM written, unnest(serving) AS process, clock WHERE clock > $12::bigint
  )
  SELECT code, array_remove(serving, $11::text) AS serving, clock FROM written, clock, told`

function columns(appends: readonly Append[]): unknown[] {
  return [
    appends.map(({ code }) => code),
    appends.map(({ expected }) => expected),
    appends.map(({ expected, steps }) => expected + steps.length),
    appends.map(({ head }) => head.phase),
    appends.map(({ head }) => head.listed),
    appends.map(({ head }) => head.changed),
    appends.map(({ head }) => head.wake),
    appends.map(({ head: { met: _, ...head } }) => JSON.stringify(head)),
    appends.map(({ steps }) => steps.join('\n')),
    appends.map(({ head: { met = [] } }) => JSON.stringify(met)),
  ]
}
