import { type RawBuilder, sql } from 'kysely'
import type { BookStore, StoredBook, StoredLink } from './bookStore.ts'

type Ask = <Row>(query: RawBuilder<Row>) => Promise<{ rows: Row[] }>

/** Rulebooks and links in PostgreSQL. Times come from it as text. */
export class PostgresBooks implements BookStore {
  readonly #ask: Ask

  /** `ask`: rejects with `StorageError`. */
  constructor(ask: Ask) {
    this.#ask = ask
  }

  async put({ mark, identity, base, file, used }: StoredBook): Promise<void> {
    await this.#ask(
      sql`INSERT INTO books (mark, identity, base, file, used)
          VALUES (${mark}, ${identity}, ${base}, ${file}, ${used})
          ON CONFLICT (mark) DO UPDATE SET used = greatest(books.used, excluded.used)`,
    )
  }

  async get(mark: string): Promise<StoredBook | null> {
    const { rows } = await this.#ask<BookRow>(sql`SELECT * FROM books WHERE mark = ${mark}`)
    return rows[0] === undefined ? null : readBookRow(rows[0])
  }

  async size(): Promise<number> {
    const { rows } = await this.#ask<{ size: string | null }>(sql`SELECT sum(length(file)) AS size FROM books`)
    return Number(rows[0]?.size ?? 0)
  }

  async addLink({ code, mark, guest, made, opened }: StoredLink): Promise<void> {
    await this.#ask(
      sql`INSERT INTO links (code, mark, guest, made, opened) VALUES (${code}, ${mark}, ${guest}, ${made}, ${opened})`,
    )
  }

  async openLink(code: string, at: number): Promise<StoredLink | null> {
    const { rows } = await this.#ask<LinkRow>(
      sql`UPDATE links SET opened = greatest(opened, ${at}) WHERE code = ${code} RETURNING *`,
    )
    return rows[0] === undefined ? null : readLinkRow(rows[0])
  }

  async linksOf(guest: string): Promise<StoredLink[]> {
    const { rows } = await this.#ask<LinkRow>(
      sql`SELECT * FROM links WHERE guest = ${guest} ORDER BY made DESC, code COLLATE "C"`,
    )
    return rows.map(readLinkRow)
  }

  async links(after: string, limit: number): Promise<StoredLink[]> {
    const { rows } = await this.#ask<LinkRow>(
      sql`SELECT * FROM links WHERE code COLLATE "C" > ${after} ORDER BY code COLLATE "C" LIMIT ${limit}`,
    )
    return rows.map(readLinkRow)
  }

  async removeLink(code: string, guest: string | null): Promise<boolean> {
    const { rows } = await this.#ask(
      sql`DELETE FROM links WHERE code = ${code} AND (${guest}::text IS NULL OR guest = ${guest}) RETURNING code`,
    )
    return rows.length > 0
  }

  async tidy(unopenedSince: number | null, unusedSince: number, needed: readonly string[] = []): Promise<void> {
    if (unopenedSince !== null) await this.#ask(sql`DELETE FROM links WHERE opened < ${unopenedSince}`)
    await this.#ask(
      sql`DELETE FROM books WHERE used < ${unusedSince} AND mark <> ALL (${[...needed]}::text[])
            AND NOT EXISTS (SELECT 1 FROM links WHERE links.mark = books.mark)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE head -> 'book' ->> 'mark' = books.mark)`,
    )
  }
}

/** A book as PostgreSQL gives it. */
export type BookRow = Omit<StoredBook, 'used'> & { readonly used: string }
/** A link as PostgreSQL gives it. */
export type LinkRow = Omit<StoredLink, 'made' | 'opened'> & { readonly made: string; readonly opened: string }

/** A rulebook from its row, whose numbers come as text. */
export function readBookRow({ mark, identity, base, file, used }: BookRow): StoredBook {
  return { mark, identity, base, file, used: Number(used) }
}

/** A link from its row, whose numbers come as text. */
export function readLinkRow({ code, mark, guest, made, opened }: LinkRow): StoredLink {
  return { code, mark, guest, made: Number(made), opened: Number(opened) }
}
