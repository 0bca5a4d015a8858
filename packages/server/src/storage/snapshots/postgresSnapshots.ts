import { sql } from 'kysely'
import type { Ask } from '../pool.ts'
import type { SnapshotStore, StoredSnapshot } from './snapshotStore.ts'

/**
 * Snapshots in a table of PostgreSQL that is not logged: writing them costs no wait for the disk, and after a crash of the
 * database there are none.
 */
export class PostgresSnapshots implements SnapshotStore {
  readonly #ask: Ask

  constructor(ask: Ask) {
    this.#ask = ask
  }

  async get(code: string): Promise<StoredSnapshot | null> {
    const { rows } = await this.#ask<{ sequence: string; body: Buffer }>(
      sql`SELECT sequence, body FROM snapshots WHERE code = ${code}`,
    )
    const [row] = rows
    return row === undefined ? null : { code, sequence: Number(row.sequence), body: row.body }
  }

  async put({ code, sequence, body }: StoredSnapshot): Promise<void> {
    await this.#ask(
      sql`INSERT INTO snapshots (code, sequence, body) VALUES (${code}, ${sequence}, ${Buffer.from(body)})
          ON CONFLICT (code) DO UPDATE SET sequence = excluded.sequence, body = excluded.body`,
    )
  }

  async drop(code: string): Promise<void> {
    await this.#ask(sql`DELETE FROM snapshots WHERE code = ${code}`)
  }
}
