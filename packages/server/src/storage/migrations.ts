import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Versions of the schema in PostgreSQL, by name in their order; only ever add to the end. Kysely carries them out under
 * an advisory lock, so that processes that start at once do not race.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001 tables': {
    async up(db) {
      await sql`CREATE TABLE tables (
        code text PRIMARY KEY,
        sequence bigint NOT NULL,
        phase text NOT NULL,
        listed boolean NOT NULL,
        changed bigint NOT NULL,
        wake bigint,
        owner text,
        owned_until bigint,
        head jsonb NOT NULL
      )`.execute(db)
      await sql`CREATE INDEX open_tables ON tables (changed) WHERE listed AND phase = 'lobby'`.execute(db)
      await sql`CREATE INDEX due_tables ON tables (wake) WHERE wake IS NOT NULL`.execute(db)
      await sql`CREATE TABLE steps (
        code text NOT NULL,
        sequence bigint NOT NULL,
        step text NOT NULL,
        PRIMARY KEY (code, sequence)
      )`.execute(db)
      await sql`CREATE TABLE guests (guest text NOT NULL, code text NOT NULL, PRIMARY KEY (guest, code))`.execute(db)
      await sql`CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL)`.execute(db)
    },
  },
}
