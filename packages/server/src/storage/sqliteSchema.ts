import type { DatabaseSync } from 'node:sqlite'
import { StorageError } from './storage.ts'

/** The file in a data directory. */
export const DATABASE_FILE = 'hausregeln.db'
export const PAGE_BYTES = 4096

/** Versions of the schema: each script brings a file from the version before. Only ever add to the end. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     code TEXT PRIMARY KEY,
     sequence INTEGER NOT NULL,
     phase TEXT NOT NULL,
     listed INTEGER NOT NULL,
     changed INTEGER NOT NULL,
     wake INTEGER,
     owner TEXT,
     owned_until INTEGER,
     guests TEXT NOT NULL,
     head TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX open_tables ON tables (changed) WHERE listed = 1 AND phase = 'lobby';
   CREATE INDEX due_tables ON tables (wake) WHERE wake IS NOT NULL;
   CREATE TABLE steps (
     code TEXT NOT NULL,
     sequence INTEGER NOT NULL,
     step TEXT NOT NULL,
     PRIMARY KEY (code, sequence)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE guests (
     guest TEXT NOT NULL,
     code TEXT NOT NULL,
     PRIMARY KEY (guest, code)
   ) STRICT, WITHOUT ROWID;`,
  // Steps of all tables lie one after the other as they came, each naming the one before it at its table, and what
  // changes with every step is a narrow row: so a step dirties two pages of which others are dirty already.
  `ALTER TABLE tables RENAME TO wide_tables;
   ALTER TABLE steps RENAME TO steps_by_table;
   CREATE TABLE steps (
     id INTEGER PRIMARY KEY,
     before INTEGER,
     step TEXT NOT NULL
   ) STRICT;
   INSERT INTO steps (id, before, step)
     SELECT number, CASE WHEN sequence > 1 THEN number - 1 END, step
     FROM (SELECT row_number() OVER (ORDER BY code, sequence) AS number, sequence, step FROM steps_by_table)
     ORDER BY number;
   CREATE TABLE tables (
     id INTEGER PRIMARY KEY,
     code TEXT NOT NULL UNIQUE,
     sequence INTEGER NOT NULL,
     last INTEGER NOT NULL,
     phase TEXT NOT NULL,
     listed INTEGER NOT NULL,
     changed INTEGER NOT NULL,
     round INTEGER NOT NULL,
     wake INTEGER,
     owner TEXT,
     owned_until INTEGER
   ) STRICT;
   INSERT INTO tables (code, sequence, last, phase, listed, changed, round, wake, owner, owned_until)
     SELECT code, sequence, sum(sequence) OVER (ORDER BY code), phase, listed, changed, head ->> 'round', wake, owner,
       owned_until
     FROM wide_tables ORDER BY code;
   CREATE TABLE heads (
     id INTEGER PRIMARY KEY,
     head TEXT NOT NULL
   ) STRICT;
   INSERT INTO heads (id, head)
     SELECT id, json_object('title', head ->> 'title', 'rulebook', head ->> 'rulebook', 'seats', head -> 'seats',
       'guests', head -> 'guests')
     FROM tables JOIN wide_tables USING (code);
   DROP TABLE wide_tables;
   DROP TABLE steps_by_table;
   CREATE INDEX open_tables ON tables (changed) WHERE listed = 1 AND phase = 'lobby';
   CREATE INDEX due_tables ON tables (wake) WHERE wake IS NOT NULL`,
  // Who is at a table, and when somebody last was; whose tokens are no longer valid.
  `ALTER TABLE tables ADD COLUMN here INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE bars (
     guest TEXT PRIMARY KEY,
     before INTEGER NOT NULL,
     banned INTEGER NOT NULL,
     reason TEXT NOT NULL
   ) STRICT, WITHOUT ROWID`,
  // Rulebooks that people have brought, each once, short links to them, and which tables play by them.
  `CREATE TABLE books (
     mark TEXT PRIMARY KEY,
     identity TEXT NOT NULL,
     base TEXT NOT NULL,
     file TEXT NOT NULL,
     used INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE links (
     code TEXT PRIMARY KEY,
     mark TEXT NOT NULL,
     guest TEXT NOT NULL,
     made INTEGER NOT NULL,
     opened INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX links_of_guest ON links (guest);
   CREATE INDEX links_to_book ON links (mark);
   CREATE INDEX tables_by_book ON heads (head ->> '$.book.mark') WHERE head ->> '$.book.mark' IS NOT NULL`,
  // When a bar was decided, so that of a database and a journal beside it the newer counts.
  'ALTER TABLE bars ADD COLUMN at INTEGER NOT NULL DEFAULT 0',
]

/** The newest version. */
export const SCHEMA = MIGRATIONS.length

/** The version of a file; 0: it is empty. */
export function schemaOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}

/** Brings a file to the newest version of the schema. Throws `StorageError` if it is of a newer one. */
export function migrate(db: DatabaseSync): void {
  const version = schemaOf(db)
  if (version > SCHEMA) throw new StorageError(`it was written by a newer version of this program (schema ${version})`)
  MIGRATIONS.slice(version).forEach((script, index) => {
    db.exec(`BEGIN IMMEDIATE; ${script}; PRAGMA user_version = ${version + index + 1}; COMMIT`)
  })
}
