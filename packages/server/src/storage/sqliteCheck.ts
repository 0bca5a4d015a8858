import { DatabaseSync } from 'node:sqlite'
import { demandAll, type Findings } from './damage.ts'
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
      const fault = atOnce(db, () => faultOf(rows, code))
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

/** Reads as of one moment, whatever is written or removed meanwhile. */
function atOnce<T>(db: DatabaseSync, read: () => T): T {
  db.exec('BEGIN')
  try {
    return read()
  } finally {
    // SQLite itself has ended it where it could not read on.
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

/** Why a table cannot be read as it was written; null: it can. A step that comes in the meantime is no fault. */
function faultOf(rows: SqliteRows, code: string): string | null {
  try {
    const head = rows.head(code)
    const places = rows.placesOf(code, 0)
    // Removed in the meantime, or not there but in an index.
    if (head === null) return places.length === 0 ? null : `Table ${code} is not where it should be.`
    demandAll(code, head.sequence, Math.min(places.length, head.sequence))
    const unread = places.slice(0, head.sequence).findIndex((place, index) => !rows.isStep(place, index === 0))
    return unread < 0 ? null : `Step ${unread + 1} of table ${code} is not what was written.`
  } catch (error) {
    return messageOf(error)
  }
}
