import { sql } from 'kysely'
import type { Ask } from './pool.ts'
import type { Deadlines, Standing, StoredHead, TableHead } from './storage.ts'

/** What lists, and those who look after tables, ask of a PostgreSQL database: how tables stand, without their logs. */
export class PostgresHeads {
  readonly #ask: Ask

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** Tables that are listed and not begun, see `Storage`. */
  async open(limit: number, since: number, perHost: number): Promise<StoredHead[]> {
    const { rows } = await this.#ask<HeadRow>(
      sql`WITH waiting AS (
            SELECT code, sequence, head, here, seen, changed, CASE WHEN seen >= ${since} THEN here ELSE 0 END AS present,
              jsonb_array_length(jsonb_path_query_array(head, '$.seats[*] ? (@ != null)')) AS seated
            FROM tables WHERE listed AND phase = 'lobby'
          ), ranked AS (
            SELECT *, row_number() OVER (
              PARTITION BY head -> 'guests' ->> 0 ORDER BY present DESC, seated DESC, changed DESC
            ) AS place FROM waiting
          ) SELECT code, sequence, head, here, seen FROM ranked WHERE place <= ${perHost}
            ORDER BY present DESC, seated DESC, changed DESC LIMIT ${limit}`,
    )
    return rows.map(readHead)
  }

  async head(code: string): Promise<StoredHead | null> {
    const { rows } = await this.#ask<HeadRow>(
      sql`SELECT code, sequence, head, here, seen FROM tables WHERE code = ${code}`,
    )
    return rows[0] === undefined ? null : readHead(rows[0])
  }

  /** Tables at which nothing has happened, and nobody been, since the deadline for what they are. */
  async abandoned({ lobby, game, over }: Deadlines, limit: number): Promise<StoredHead[]> {
    const { rows } = await this.#ask<HeadRow>(
      sql`SELECT code, sequence, head, here, seen FROM tables
          WHERE greatest(changed, seen) <
            CASE phase WHEN 'lobby' THEN ${lobby}::bigint WHEN 'over' THEN ${over}::bigint ELSE ${game}::bigint END
          LIMIT ${limit}`,
    )
    return rows.map(readHead)
  }

  /** See `Storage`. */
  async withChat(before: number, limit: number): Promise<string[]> {
    const { rows } = await this.#ask<{ code: string }>(
      sql`SELECT code FROM tables WHERE changed < ${before} AND head -> 'chat' IS DISTINCT FROM 'false' LIMIT ${limit}`,
    )
    return rows.map(({ code }) => code)
  }

  /** Tables after this code, in the order of their codes. */
  async list(after: string, limit: number): Promise<StoredHead[]> {
    const { rows } = await this.#ask<HeadRow>(
      sql`SELECT code, sequence, head, here, seen FROM tables WHERE code COLLATE "C" > ${after}
          ORDER BY code COLLATE "C" LIMIT ${limit}`,
    )
    return rows.map(readHead)
  }

  /** Tables of a person, the one changed last first. */
  async ofGuest(guest: string, limit: number): Promise<StoredHead[]> {
    const { rows } = await this.#ask<HeadRow>(
      sql`SELECT code, sequence, head, here, seen FROM tables JOIN guests USING (code) WHERE guest = ${guest}
          ORDER BY changed DESC LIMIT ${limit}`,
    )
    return rows.map(readHead)
  }

  /** Of tables that are not over, this one aside: to how many a person belongs, and how many are theirs. */
  async standing(guest: string, except = ''): Promise<Standing> {
    const { rows } = await this.#ask<{ belongs: string; hosts: string }>(
      sql`SELECT count(*) AS belongs, count(*) FILTER (WHERE head -> 'guests' ->> 0 = ${guest}) AS hosts
          FROM tables JOIN guests USING (code)
          WHERE guest = ${guest} AND phase <> 'over' AND code <> ${except}
            AND head -> 'guests' @> to_jsonb(${guest}::text)`,
    )
    return { belongs: Number(rows[0]?.belongs), hosts: Number(rows[0]?.hosts) }
  }

  /** See `Storage`. */
  async persons(after: string, limit: number): Promise<string[]> {
    const { rows } = await this.#ask<{ guest: string }>(
      sql`SELECT guest FROM (SELECT guest FROM guests UNION SELECT guest FROM links) AS persons
          WHERE guest COLLATE "C" > ${after} ORDER BY guest COLLATE "C" LIMIT ${limit}`,
    )
    return rows.map(({ guest }) => guest)
  }

  /** Marks of the rulebooks that tables have which were brought. */
  async marks(): Promise<string[]> {
    const { rows } = await this.#ask<{ mark: string }>(
      sql`SELECT DISTINCT head -> 'book' ->> 'mark' AS mark FROM tables WHERE head -> 'book' ->> 'mark' IS NOT NULL`,
    )
    return rows.map(({ mark }) => mark)
  }
}

interface HeadRow {
  readonly code: string
  readonly sequence: string
  readonly head: TableHead
  readonly here: number
  readonly seen: string
}

function readHead({ code, sequence, head, here, seen }: HeadRow): StoredHead {
  return { ...head, code, sequence: Number(sequence), here, seen: Number(seen) }
}
