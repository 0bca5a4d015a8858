import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { LooseFile } from '../looseFile.ts'
import type { Trial, TrialStore } from './trialStore.ts'

/** The file in a data directory; it can be removed at any time. */
const TRIAL_FILE = 'trials.db'
const MAKE = {
  sql: 'CREATE TABLE trials (code TEXT PRIMARY KEY, owner TEXT, ended INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  schema: 1,
  limit: 0,
}

/** In a file of their own. One process alone serves a directory: what another has begun, it has not lived to end. */
export class SqliteTrials implements TrialStore {
  readonly #file: LooseFile<ReturnType<typeof prepare>>

  constructor(directory: string) {
    this.#file = new LooseFile(join(directory, TRIAL_FILE), MAKE, prepare)
  }

  async begin(code: string, owner: string): Promise<number> {
    return this.#file.ask(({ begin }) => Number(begin.get(code, owner)?.ended ?? 0))
  }

  async pass(code: string): Promise<void> {
    this.#file.ask(({ pass }) => pass.run(code))
  }

  async leave(code: string | null, owner: string): Promise<void> {
    this.#file.ask(({ leave }) => leave.run(owner, code))
  }

  async failed(least: number): Promise<readonly Trial[]> {
    return this.#file.ask(({ failed }) =>
      failed.all(least).map(({ code, ended }) => ({ code: String(code), ended: Number(ended) })),
    )
  }

  close(): void {
    this.#file.close()
  }
}

function prepare(db: DatabaseSync) {
  return {
    begin: db.prepare(
      `INSERT INTO trials (code, owner, ended) VALUES (?, ?, 0)
       ON CONFLICT DO UPDATE SET ended = ended + (owner IS NOT NULL AND owner <> excluded.owner), owner = excluded.owner
       RETURNING ended`,
    ),
    pass: db.prepare('DELETE FROM trials WHERE code = ?'),
    leave: db.prepare('UPDATE trials SET owner = NULL WHERE owner = ?1 AND (code = ?2 OR ?2 IS NULL)'),
    failed: db.prepare('SELECT code, ended FROM trials WHERE ended >= ? ORDER BY code'),
  }
}
