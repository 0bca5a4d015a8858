import { join } from 'node:path'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { LooseFile } from '../looseFile.ts'
import { type Account, COUNTS, type SpendingStore, type Spent } from './spendingStore.ts'

/** The file in a data directory; if it is removed, everybody may spend anew. */
const SPENDING_FILE = 'spending.db'
const NUMBERS = Array.from({ length: COUNTS }, (_, index) => `n${index}`)
const MAKE = {
  sql: `CREATE TABLE spending (
    who TEXT PRIMARY KEY, via TEXT, at INTEGER NOT NULL, ${NUMBERS.map((n) => `${n} REAL NOT NULL`).join()}
  ) STRICT, WITHOUT ROWID`,
  schema: 1,
  limit: 0,
}

/** What was spent, in a file of its own. */
export class SqliteSpending implements SpendingStore {
  readonly #file: LooseFile<ReturnType<typeof prepare>>

  constructor(directory: string) {
    this.#file = new LooseFile(join(directory, SPENDING_FILE), MAKE, prepare)
  }

  async add(spent: readonly Spent[], now: number): Promise<Account[]> {
    if (spent.length === 0) return []
    return this.#file.ask(({ add }) =>
      spent.map(({ who, via, amounts, rates }) => readAccount(add.get(who, via, now, ...amounts, ...rates) ?? {})),
    )
  }

  async tidy(before: number): Promise<void> {
    this.#file.ask(({ tidy }) => tidy.run(before))
  }

  close(): void {
    this.#file.close()
  }
}

function prepare(db: DatabaseSync) {
  const levels = NUMBERS.map((n) => `${n} = max(0, ${n} - ? * max(0, excluded.at - at)) + excluded.${n}`)
  return {
    add: db.prepare(
      `INSERT INTO spending (who, via, at, ${NUMBERS.join()}) VALUES (?, ?, ?, ${NUMBERS.map(() => '?').join()})
       ON CONFLICT DO UPDATE SET via = coalesce(excluded.via, via), at = max(at, excluded.at), ${levels.join()}
       RETURNING *`,
    ),
    tidy: db.prepare('DELETE FROM spending WHERE at < ?'),
  }
}

function readAccount(row: Readonly<Record<string, SQLOutputValue>>): Account {
  const { who, via } = row
  return { who: String(who), via: via == null ? null : String(via), levels: NUMBERS.map((n) => Number(row[n])) }
}
