import type { DatabaseSync } from 'node:sqlite'
import { StorageError } from './storage.ts'

/** The file in a data directory. */
export const DATABASE_FILE = 'hausregeln.db'

/** Versions of the schema: each script brings a file from the version before. Only ever add to the end. */
const MIGRATIONS: readonly string[] = [
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
