import { DatabaseSync } from 'node:sqlite'
import { demandWhole, type Findings } from './damage.ts'
import { messageOf } from './messageOf.ts'
import { SqliteRows } from './sqliteRows.ts'

/** What SQLite says at most. */
const COMPLAINTS = 10

/** Reads all that a SQLite file has, however damaged it is, while others may be writing to it. Changes nothing. */
export function checkFile(file: string): Findings {
  let db: DatabaseSync
  let rows: SqliteRows
  try {
    db = new DatabaseSync(file, { readOnly: true })
    db.exec('PRAGMA busy_timeout = 5000')
    rows = new SqliteRows(db)
  } catch (error) {
    return { file: [messageOf(error)], whole: [], damaged: [] }
  }
  try {
    const whole: string[] = []
    const damaged: (readonly [string, string])[] = []
    for (const code of rows.codes()) {
      const fault = faultOf(rows, code)
      if (fault === null) whole.push(code)
      else damaged.push([code, fault])
    }
    return { file: complaints(db), whole, damaged }
  } finally {
    db.close()
  }
}

function complaints(db: DatabaseSync): string[] {
  try {
    const found = db.prepare(`PRAGMA integrity_check(${COMPLAINTS})`).all()
    return found.map((row) => String(row.integrity_check)).filter((text) => text !== 'ok')
  } catch (error) {
    return [messageOf(error)]
  }
}

/** Why a table cannot be read as it was written; null: it can. A step that comes in the meantime is no fault. */
function faultOf(rows: SqliteRows, code: string): string | null {
  try {
    const head = rows.head(code)
    const steps = rows.steps(code, 0)
    // Removed in the meantime, or not there but in an index.
    if (head === null) return steps.length === 0 ? null : `Table ${code} is not where it should be.`
    demandWhole(code, steps.length > head.sequence ? steps.slice(0, head.sequence) : steps, head.sequence)
    return null
  } catch (error) {
    return messageOf(error)
  }
}
