import { sql } from 'kysely'
import type { Ask } from './pool.ts'

/** Which process looks after which table, in a PostgreSQL database, see `Storage`. Rejects with `StorageError`. */
export class PostgresLeases {
  readonly #ask: Ask

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async claimDue(now: number, owner: string, until: number, limit: number): Promise<string[]> {
    const { rows } = await this.#ask<{ code: string }>(
      sql`UPDATE tables SET owner = ${owner}, owned_until = ${until} WHERE code IN (
            SELECT code FROM tables
            WHERE wake <= ${now} AND (owner IS NULL OR owner = ${owner} OR owned_until <= ${now})
            ORDER BY owned_until NULLS FIRST, wake LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ) RETURNING code`,
    )
    return rows.map(({ code }) => code)
  }

  async lease(code: string, now: number, owner: string, until: number): Promise<boolean> {
    const { rows } = await this.#ask(
      sql`UPDATE tables SET owner = ${owner}, owned_until = ${until}
          WHERE code = ${code} AND (owner IS NULL OR owner = ${owner} OR owned_until <= ${now}) RETURNING code`,
    )
    return rows.length > 0
  }

  async release(owner: string): Promise<void> {
    await this.#ask(sql`UPDATE tables SET owner = NULL, owned_until = NULL WHERE owner = ${owner}`)
  }

  async rest(code: string, sequence: number): Promise<void> {
    await this.#ask(
      sql`UPDATE tables SET wake = NULL, owner = NULL, head = jsonb_set(head, '{wake}', 'null')
          WHERE code = ${code} AND sequence = ${sequence}`,
    )
  }
}
