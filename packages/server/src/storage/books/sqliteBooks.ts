import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { StoredBook, StoredLink } from './bookStore.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

/** The rows of rulebooks and links in a SQLite file, see `BookStore`. All methods throw what SQLite throws. */
export class SqliteBooks {
  readonly #statements: ReturnType<typeof prepare>

  /** `db`: of the newest schema. */
  constructor(db: DatabaseSync) {
    this.#statements = prepare(db)
  }

  put({ mark, identity, base, file, used }: StoredBook): void {
    this.#statements.put.run(mark, identity, base, file, used)
  }

  get(mark: string): StoredBook | null {
    const row = this.#statements.get.get(mark)
    return row === undefined ? null : readBook(row)
  }

  /** All books, in the order of their marks. */
  *all(): Iterable<StoredBook> {
    for (const row of this.#statements.all.iterate()) yield readBook(row)
  }

  size(): number {
    return Number(this.#statements.size.get()?.size ?? 0)
  }

  addLink({ code, mark, guest, made, opened }: StoredLink): void {
    this.#statements.addLink.run(code, mark, guest, made, opened)
  }

  openLink(code: string, at: number): StoredLink | null {
    const row = this.#statements.openLink.get(at, code)
    return row === undefined ? null : readLink(row)
  }

  linksOf(guest: string): StoredLink[] {
    return this.#statements.linksOf.all(guest).map(readLink)
  }

  links(after: string, limit: number): StoredLink[] {
    return this.#statements.links.all(after, limit).map(readLink)
  }

  removeLink(code: string, guest: string | null): boolean {
    return this.#statements.removeLink.run(code, guest, guest).changes > 0
  }

  /** Marks of books that tables have. */
  marks(): string[] {
    return this.#statements.marks.all().map(({ mark }) => String(mark))
  }

  tidy(unopenedSince: number | null, unusedSince: number, needed: readonly string[]): void {
    if (unopenedSince !== null) this.#statements.removeUnopened.run(unopenedSince)
    this.#statements.removeUnused.run(unusedSince, JSON.stringify(needed))
  }
}

function prepare(db: DatabaseSync) {
  return {
    put: db.prepare(
      `INSERT INTO books (mark, identity, base, file, used) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used = max(used, excluded.used)`,
    ),
    get: db.prepare('SELECT * FROM books WHERE mark = ?'),
    all: db.prepare('SELECT * FROM books ORDER BY mark'),
    size: db.prepare('SELECT sum(length(file)) AS size FROM books'),
    addLink: db.prepare('INSERT INTO links (code, mark, guest, made, opened) VALUES (?, ?, ?, ?, ?)'),
    openLink: db.prepare('UPDATE links SET opened = max(opened, ?) WHERE code = ? RETURNING *'),
    linksOf: db.prepare('SELECT * FROM links WHERE guest = ? ORDER BY made DESC, code'),
    links: db.prepare('SELECT * FROM links WHERE code > ? ORDER BY code LIMIT ?'),
    removeLink: db.prepare('DELETE FROM links WHERE code = ? AND (? IS NULL OR guest = ?)'),
    marks: db.prepare(
      "SELECT DISTINCT head ->> '$.book.mark' AS mark FROM heads WHERE head ->> '$.book.mark' IS NOT NULL",
    ),
    removeUnopened: db.prepare('DELETE FROM links WHERE opened < ?'),
    removeUnused: db.prepare(
      `DELETE FROM books WHERE used < ? AND mark NOT IN (SELECT value FROM json_each(?))
         AND mark NOT IN (SELECT mark FROM links)
         AND mark NOT IN (SELECT head ->> '$.book.mark' FROM heads WHERE head ->> '$.book.mark' IS NOT NULL)`,
    ),
  } satisfies Record<string, StatementSync>
}

function readBook({ mark, identity, base, file, used }: Row): StoredBook {
  return {
    mark: String(mark),
    identity: String(identity),
    base: String(base),
    file: String(file),
    used: Number(used),
  }
}

function readLink({ code, mark, guest, made, opened }: Row): StoredLink {
  return { code: String(code), mark: String(mark), guest: String(guest), made: Number(made), opened: Number(opened) }
}
