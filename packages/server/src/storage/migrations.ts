import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'

/** How long may be waited for a connection, in milliseconds. */
const PATIENCE = 10_000

/**
 * Versions of the schema in PostgreSQL, by name in their order; only ever add to the end. Kysely carries them out under
 * an advisory lock, so that processes that start at once do not race.
 */
const migrations: Readonly<Record<string, Migration>> = {
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
  '002 presence and bars': {
    async up(db) {
      await sql`ALTER TABLE tables ADD COLUMN here integer NOT NULL DEFAULT 0, ADD COLUMN seen bigint NOT NULL DEFAULT 0`.execute(
        db,
      )
      await sql`CREATE TABLE bars (
        guest text PRIMARY KEY,
        before bigint NOT NULL,
        banned boolean NOT NULL,
        reason text NOT NULL
      )`.execute(db)
    },
  },
  // Which processes are to be told of a table's steps. What changes with every step is in no index, and pages have
  // room: so PostgreSQL writes the row again within its page, and touches no index (HOT).
  '003 serving': {
    async up(db) {
      await sql`ALTER TABLE tables ADD COLUMN serving text[] NOT NULL DEFAULT '{}'`.execute(db)
      await sql`ALTER TABLE tables SET (fillfactor = 60)`.execute(db)
      await sql`DROP INDEX open_tables`.execute(db)
      await sql`CREATE INDEX open_tables ON tables (code) WHERE listed AND phase = 'lobby'`.execute(db)
    },
  },
  // Which table plays by which book stands in its head and in no index: an index there would cost every step of every
  // table a write more, and is asked once an hour.
  '004 rulebooks': {
    async up(db) {
      await sql`CREATE TABLE books (
        mark text PRIMARY KEY,
        identity text NOT NULL,
        base text NOT NULL,
        file text NOT NULL,
        used bigint NOT NULL
      )`.execute(db)
      await sql`CREATE TABLE links (
        code text PRIMARY KEY,
        mark text NOT NULL,
        guest text NOT NULL,
        made bigint NOT NULL,
        opened bigint NOT NULL
      )`.execute(db)
      await sql`CREATE INDEX links_of_guest ON links (guest)`.execute(db)
      await sql`CREATE INDEX links_to_book ON links (mark)`.execute(db)
    },
  },
  // How tables stood: not logged, because nothing depends on it, and compressed already.
  '005 snapshots': {
    async up(db) {
      await sql`CREATE UNLOGGED TABLE snapshots (code text PRIMARY KEY, sequence bigint NOT NULL, body bytea NOT NULL)`.execute(
        db,
      )
      await sql`ALTER TABLE snapshots ALTER COLUMN body SET STORAGE EXTERNAL`.execute(db)
    },
  },
  // When a bar was decided, so that of a database and a journal beside it the newer counts.
  '007 dates of bars': {
    async up(db) {
      await sql`ALTER TABLE bars ADD COLUMN at bigint NOT NULL DEFAULT 0`.execute(db)
    },
  },
  // Which tables are being opened by which process.
  '008 trials': {
    async up(db) {
      await sql`CREATE UNLOGGED TABLE trials (code text PRIMARY KEY, owner text, ended integer NOT NULL)`.execute(db)
    },
  },
  // What persons, addresses and tables have spent: not logged, because it comes back within a day.
  '009 spending': {
    async up(db) {
      await sql`CREATE UNLOGGED TABLE spending (
        who text PRIMARY KEY,
        via text,
        at bigint NOT NULL,
        levels float8[] NOT NULL
      )`.execute(db)
    },
  },
}

/** Brings a database to the newest version of the schema. Rejects if it is of a newer one. */
export function bringUpToDate(url: string): Promise<void> {
  return using(url, async (db) => {
    const newer = (await versionsOf(db)).find((name) => migrations[name] === undefined)
    if (newer !== undefined) throw new Error(`it was written by a newer version of this program (schema "${newer}")`)
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
    if (error !== undefined) throw error
  })
}

/** Rejects if a database is not of the newest version of the schema. */
export function expectUpToDate(url: string): Promise<void> {
  return using(url, async (db) => {
    const [found, newest] = [(await versionsOf(db)).at(-1), Object.keys(migrations).at(-1)]
    if (found === undefined) throw new Error('it has no tables of Hausregeln')
    if (found !== newest) throw new Error(`it is of schema "${found}", this program is of schema "${newest}"`)
  })
}

/** The versions that a database has been brought to; none: it is not ours, or new. */
async function versionsOf(db: Kysely<unknown>): Promise<string[]> {
  const there = await sql<{ it: string | null }>`SELECT to_regclass('kysely_migration')::text AS it`.execute(db)
  if (there.rows[0]?.it == null) return []
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A connection that has all the time that a migration needs. */
async function using<T>(url: string, use: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: PATIENCE })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}
