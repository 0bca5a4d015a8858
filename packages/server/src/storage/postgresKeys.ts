import { sql } from 'kysely'
import { newKey } from '../identity/key.ts'
import type { Ask } from './pool.ts'
import { StorageError } from './storage.ts'

/** The keys that sign guests' tokens, in a PostgreSQL database, see `Storage`. Rejects with `StorageError`. */
export class PostgresKeys {
  readonly #ask: Ask

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** The first process makes the key; all use it. */
  async key(): Promise<Buffer> {
    const { rows } = await this.#ask<{ value: Buffer }>(
      sql`INSERT INTO secrets (name, value) VALUES ('guests', ${newKey()})
          ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value`,
    )
    const [row] = rows
    if (row === undefined) throw new StorageError('The database keeps no key.')
    return row.value
  }

  async hasKey(): Promise<boolean> {
    const { rows } = await this.#ask(sql`SELECT 1 FROM secrets WHERE name = 'guests'`)
    return rows.length > 0
  }

  async putKey(keys: Buffer): Promise<void> {
    await this.#ask(sql`UPDATE secrets SET value = ${keys} WHERE name = 'guests'`)
  }
}
