import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Bar } from '../identity/tokens.ts'
import { type HeadRow, headRow, type Lasting, readHead, readTableHead } from './sqliteHeads.ts'
import type { Crowd, Deadlines, Standing, StoredHead, TableHead } from './storage.ts'

/**
 * The rows of a SQLite file, see sqliteSchema.ts: what is written and asked there, without a thought of transactions.
 * All methods throw what SQLite throws.
 */
export class SqliteRows {
  readonly #statements: ReturnType<typeof prepare>

  /** `db`: of the newest schema. */
  constructor(db: DatabaseSync) {
    this.#statements = prepare(db)
  }

  /**
   * Appends steps after step `expected`. Returns the last step that there was; if it is another, nothing is written.
   */
  append(code: string, expected: number, steps: readonly string[], head: HeadRow): number {
    const { find, insertStep, insertTable, updateTable } = this.#statements
    const found = find.get(code)
    const sequence = Number(found?.sequence ?? 0)
    if (sequence !== expected) return sequence
    let last = found?.last ?? null
    for (const step of steps) last = insertStep.run(last, step).lastInsertRowid
    const [phase, listed, changed, round, wake, lasting, met] = head
    const row = [expected + steps.length, last, phase, listed, changed, round, wake] as const
    const id = found === undefined ? insertTable.run(code, ...row).lastInsertRowid : (found.id ?? 0)
    if (found !== undefined) updateTable.run(...row, id)
    this.addGuests(code, met)
    if (lasting !== found?.head) {
      this.#statements.putHead.run(id, lasting)
      this.addGuests(code, (JSON.parse(lasting) as Lasting).guests)
    }
    return sequence
  }

  /** These persons belong, or have belonged, to the table. */
  addGuests(code: string, guests: readonly string[]): void {
    for (const guest of guests) this.#statements.insertGuest.run(guest, code)
  }

  /** The steps of a table after step `after`, in order. */
  steps(code: string, after: number): string[] {
    return this.#statements.steps.all(code, after).map(({ step }) => String(step))
  }

  /** Where the steps after step `after` lie, in order, for `stepAt`. */
  placesOf(code: string, after: number): readonly number[] {
    return this.#statements.places.all(code, after).map(({ id }) => Number(id))
  }

  /** The step that lies there; undefined: there is none. */
  stepAt(place: number): string | undefined {
    const row = this.#statements.stepAt.get(place)
    return row && String(row.step)
  }

  /**
   * Whether the step that lies there can be read as one, the `first` as what makes a table. SQLite looks: nothing of it
   * comes into this program's memory, however much it is.
   */
  isStep(place: number, first: boolean): boolean {
    return this.#statements.isStep.get(first ? 1 : 0, place)?.readable === 1
  }

  /** Codes of all tables that can be found, by the index of codes or by the tables themselves: one may be damaged. */
  codes(): string[] {
    const found = new Set<string>()
    for (const question of [this.#statements.codesByIndex, this.#statements.codesByTable])
      try {
        for (const { code } of question.iterate()) found.add(String(code))
      } catch {
        // What could be read before counts.
      }
    return [...found].sort()
  }

  /** The table's code, if it is due and nobody else's; it is the owner's then. */
  claim(code: string, now: number, owner: string, until: number): string[] {
    return this.#statements.claim.all(owner, until, code, now, owner, now).map((row) => String(row.code))
  }

  /** Number of the last step of a table; 0: there is none. */
  sequence(code: string): number {
    return Number(this.#statements.sequence.get(code)?.sequence ?? 0)
  }

  /** Ids of all who belong, or have belonged, to the table, in their order. */
  guests(code: string): string[] {
    return this.#statements.guests.all(code).map(({ guest }) => String(guest))
  }

  /** All tables, in the order of their codes. */
  *all(): Iterable<{ readonly code: string; readonly head: TableHead }> {
    for (const row of this.#statements.all.iterate()) yield { code: String(row.code), head: readTableHead(row) }
  }

  /** Tables that are listed and not begun, see `Storage`. */
  open(limit: number, since: number, perHost: number): StoredHead[] {
    return this.#statements.open.all(since, perHost, limit).map(readHead)
  }

  head(code: string): StoredHead | null {
    const row = this.#statements.head.get(code)
    return row === undefined ? null : readHead(row)
  }

  /** So many persons are at the table at the moment `at`. */
  attend({ code, here }: Crowd, at: number): void {
    this.#statements.attend.run(here, at, code)
  }

  /** Tables at which nothing has happened, and nobody been, since the deadline for what they are. */
  abandoned({ lobby, game, over }: Deadlines, limit: number): StoredHead[] {
    return this.#statements.abandoned.all(lobby, game, over, limit).map(readHead)
  }

  /** Codes of tables that may have a chat, and at which nothing has happened since the moment `before`. */
  withChat(before: number, limit: number): string[] {
    return this.#statements.withChat.all(before, limit).map(({ code }) => String(code))
  }

  /** Tables after this code, in the order of their codes. */
  list(after: string, limit: number): StoredHead[] {
    return this.#statements.list.all(after, limit).map(readHead)
  }

  /**
   * Replaces all steps, and the head, see `Storage`. False: another is the last step, and nothing is changed.
   */
  rewrite(
    code: string,
    expected: number,
    steps: readonly string[],
    head: TableHead,
    forgotten: string | null,
  ): boolean {
    if (this.sequence(code) !== expected || steps.length !== expected + 1) return false
    const ids = this.#statements.stepIds.all(code)
    this.steps(code, 0).forEach((before, index) => {
      if (steps[index] !== before) this.#statements.putStep.run(steps[index] ?? '', ids[index]?.id ?? 0)
    })
    this.append(code, expected, steps.slice(expected), headRow(head))
    this.#statements.removeGuest.run(forgotten, code)
    return true
  }

  /** Writes a step of so many bytes that is of no table. Returns its number, for `removeStep`. */
  tryStep(bytes: number): number | bigint {
    return this.#statements.insertStep.run(null, 'x'.repeat(bytes)).lastInsertRowid
  }

  removeStep(id: number | bigint): void {
    this.#statements.removeStep.run(id)
  }

  /** Removes a table, if this is its last step, with all that is kept of it. */
  remove(code: string, sequence: number): boolean {
    const found = this.#statements.find.get(code)
    if (found === undefined || Number(found.sequence) !== sequence) return false
    this.#statements.removeSteps.run(code)
    this.#statements.removeGuests.run(code)
    this.#statements.removeHead.run(found.id ?? 0)
    this.#statements.removeTable.run(found.id ?? 0)
    return true
  }

  /** Tables of a person, the one changed last first. */
  ofGuest(guest: string, limit: number): StoredHead[] {
    return this.#statements.ofGuest.all(guest, limit).map(readHead)
  }

  /** Of tables that are not over, this one aside: to how many a person belongs, and how many are theirs. */
  standing(guest: string, except: string): Standing {
    const found = this.#statements.standing.get(guest, except)
    return { belongs: Number(found?.belongs ?? 0), hosts: Number(found?.hosts ?? 0) }
  }

  /** Ids after this one of persons who have something at tables, or links, in their order. */
  persons(after: string, limit: number): string[] {
    return this.#statements.persons.all(after, after, limit).map(({ guest }) => String(guest))
  }

  bars(): Bar[] {
    return this.#statements.bars.all().map(({ guest, at, before, banned, reason }) => ({
      guest: String(guest),
      at: Number(at),
      before: Number(before),
      banned: banned === 1,
      reason: String(reason),
    }))
  }

  /** Adds a bar in place of that of the same person, and of that which names `instead`. */
  bar({ guest, at, before, banned, reason }: Bar, instead = guest): void {
    if (instead !== guest) this.#statements.removeBar.run(instead)
    this.#statements.bar.run(guest, at, before, banned ? 1 : 0, reason)
  }

  /** Codes of tables that are due and belong to nobody else; they are the owner's then. */
  claimDue(now: number, owner: string, until: number, limit: number): string[] {
    return this.#statements.claimDue.all(owner, until, now, owner, now, limit).map(({ code }) => String(code))
  }

  /** What `owner` looks after is nobody's. */
  release(owner: string): void {
    this.#statements.release.run(owner)
  }

  /** The table, if this is its last step, is not due any more. */
  rest(code: string, sequence: number): void {
    this.#statements.rest.run(code, sequence)
  }
}

const FIELDS = 'code, sequence, phase, listed, changed, round, wake, here, seen, head'
const HEADS = `SELECT ${FIELDS} FROM tables JOIN heads USING (id)`
const ROW = 'sequence = ?, last = ?, phase = ?, listed = ?, changed = ?, round = ?, wake = ?'
/** Each step names the one before it at its table. */
const CHAIN = `WITH RECURSIVE chain (id, before) AS (
  SELECT steps.id, before FROM tables JOIN steps ON steps.id = last WHERE code = ?
  UNION ALL
  SELECT steps.id, steps.before FROM chain JOIN steps ON steps.id = chain.before
)`

function prepare(db: DatabaseSync) {
  const writes = { ...writing(db), ...claiming(db), ...removing(db) }
  return { ...writes, ...reading(db), ...looking(db) } satisfies Record<string, StatementSync>
}

/** What writes a step, and what changes with it. */
function writing(db: DatabaseSync) {
  return {
    find: db.prepare('SELECT tables.id, sequence, last, head FROM tables JOIN heads USING (id) WHERE code = ?'),
    insertStep: db.prepare('INSERT INTO steps (before, step) VALUES (?, ?)'),
    insertTable: db.prepare(
      'INSERT INTO tables (code, sequence, last, phase, listed, changed, round, wake) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    updateTable: db.prepare(`UPDATE tables SET ${ROW} WHERE id = ?`),
    putHead: db.prepare('INSERT INTO heads (id, head) VALUES (?, ?) ON CONFLICT DO UPDATE SET head = excluded.head'),
    insertGuest: db.prepare('INSERT OR IGNORE INTO guests (guest, code) VALUES (?, ?)'),
    attend: db.prepare('UPDATE tables SET here = ?, seen = ? WHERE code = ?'),
  }
}

/** What reads tables, their steps and the people who belong to them. */
function reading(db: DatabaseSync) {
  return {
    // From the last step back, each naming the one before it.
    steps: db.prepare(
      `WITH RECURSIVE chain (sequence, before, step) AS (
         SELECT sequence, before, step FROM tables JOIN steps ON steps.id = last WHERE code = ?1 AND sequence > ?2
         UNION ALL
         SELECT sequence - 1, steps.before, steps.step FROM chain JOIN steps ON steps.id = chain.before
         WHERE sequence - 1 > ?2
       ) SELECT step FROM chain ORDER BY sequence`,
    ),
    places: db.prepare(
      `WITH RECURSIVE chain (sequence, id, before) AS (
         SELECT sequence, steps.id, before FROM tables JOIN steps ON steps.id = last WHERE code = ?1 AND sequence > ?2
         UNION ALL
         SELECT sequence - 1, steps.id, steps.before FROM chain JOIN steps ON steps.id = chain.before
         WHERE sequence - 1 > ?2
       ) SELECT id FROM chain ORDER BY sequence`,
    ),
    stepAt: db.prepare('SELECT step FROM steps WHERE id = ?'),
    isStep: db.prepare(
      `SELECT CASE WHEN json_valid(step) THEN json_type(step, '$.facts') IS 'array'
         AND (?1 = 0 OR step ->> '$.facts[0].fact' IS 'created') ELSE 0 END AS readable
       FROM steps WHERE id = ?2`,
    ),
    codesByIndex: db.prepare('SELECT code FROM tables ORDER BY code'),
    codesByTable: db.prepare('SELECT code FROM tables NOT INDEXED ORDER BY id'),
    sequence: db.prepare('SELECT sequence FROM tables WHERE code = ?'),
    guests: db.prepare('SELECT guest FROM guests WHERE code = ? ORDER BY guest'),
    all: db.prepare(`${HEADS} ORDER BY code`),
    head: db.prepare(`${HEADS} WHERE code = ?`),
    list: db.prepare(`${HEADS} WHERE code > ? ORDER BY code LIMIT ?`),
    ofGuest: db.prepare(
      `${HEADS} WHERE code IN (SELECT code FROM guests WHERE guest = ?) ORDER BY changed DESC LIMIT ?`,
    ),
    standing: db.prepare(
      `SELECT count(*) AS belongs, sum(head ->> '$.guests[0]' = ?1) AS hosts FROM tables JOIN heads USING (id)
       WHERE phase <> 'over' AND code <> ?2 AND code IN (SELECT code FROM guests WHERE guest = ?1)
         AND EXISTS (SELECT 1 FROM json_each(head, '$.guests') WHERE value = ?1)`,
    ),
  }
}

/** What finds tables for lists and for retention. */
function looking(db: DatabaseSync) {
  return {
    open: db.prepare(
      `WITH waiting AS (
         SELECT ${FIELDS}, CASE WHEN seen >= ? THEN here ELSE 0 END AS present,
           (SELECT count(value) FROM json_each(head, '$.seats')) AS seated
         FROM tables JOIN heads USING (id) WHERE listed = 1 AND phase = 'lobby'
       ), ranked AS (
         SELECT *, row_number() OVER (
           PARTITION BY head ->> '$.guests[0]' ORDER BY present DESC, seated DESC, changed DESC
         ) AS place FROM waiting
       ) SELECT * FROM ranked WHERE place <= ? ORDER BY present DESC, seated DESC, changed DESC LIMIT ?`,
    ),
    withChat: db.prepare(
      "SELECT code FROM tables JOIN heads USING (id) WHERE changed < ? AND head ->> '$.chat' IS NOT 0 LIMIT ?",
    ),
    abandoned: db.prepare(
      `${HEADS} WHERE max(changed, seen) <
         CASE phase WHEN 'lobby' THEN ?1 WHEN 'over' THEN ?3 ELSE ?2 END
       LIMIT ?4`,
    ),
  }
}

/** What settles which process looks after a table. */
function claiming(db: DatabaseSync) {
  return {
    claim: db.prepare(
      `UPDATE tables SET owner = ?, owned_until = ?
       WHERE code = ? AND wake <= ? AND (owner IS NULL OR owner = ? OR owned_until <= ?) RETURNING code`,
    ),
    claimDue: db.prepare(
      `UPDATE tables SET owner = ?, owned_until = ? WHERE id IN (
         SELECT id FROM tables
         WHERE wake <= ? AND (owner IS NULL OR owner = ? OR owned_until <= ?)
         ORDER BY owned_until NULLS FIRST, wake LIMIT ?
       ) RETURNING code`,
    ),
    release: db.prepare('UPDATE tables SET owner = NULL, owned_until = NULL WHERE owner = ?'),
    rest: db.prepare('UPDATE tables SET wake = NULL, owner = NULL WHERE code = ? AND sequence = ?'),
  }
}

/** What removes a table or the traces of a person, and what bars people. */
function removing(db: DatabaseSync) {
  return {
    stepIds: db.prepare(`${CHAIN} SELECT id FROM chain ORDER BY id`),
    putStep: db.prepare('UPDATE steps SET step = ? WHERE id = ?'),
    removeGuest: db.prepare('DELETE FROM guests WHERE guest = ? AND code = ?'),
    removeSteps: db.prepare(`${CHAIN} DELETE FROM steps WHERE id IN (SELECT id FROM chain)`),
    removeStep: db.prepare('DELETE FROM steps WHERE id = ?'),
    removeGuests: db.prepare('DELETE FROM guests WHERE code = ?'),
    removeHead: db.prepare('DELETE FROM heads WHERE id = ?'),
    removeTable: db.prepare('DELETE FROM tables WHERE id = ?'),
    persons: db.prepare(
      `SELECT guest FROM guests WHERE guest > ? UNION SELECT guest FROM links WHERE guest > ? ORDER BY guest LIMIT ?`,
    ),
    bars: db.prepare('SELECT guest, at, before, banned, reason FROM bars ORDER BY guest'),
    removeBar: db.prepare('DELETE FROM bars WHERE guest = ?'),
    bar: db.prepare(
      `INSERT INTO bars (guest, at, before, banned, reason) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE
         SET at = excluded.at, before = excluded.before, banned = excluded.banned, reason = excluded.reason`,
    ),
  }
}
