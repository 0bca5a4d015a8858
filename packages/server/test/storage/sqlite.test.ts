import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { MIGRATIONS } from '@hausregeln/server/storage/sqliteSchema.ts'
import { StorageError, type TableHead } from '@hausregeln/server/storage/storage.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { conforms, head } from './conformance.ts'

const directories: string[] = []
function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'hausregeln-storage-'))
  directories.push(path)
  return path
}
afterEach(() => {
  for (const path of directories.splice(0)) rmSync(path, { recursive: true, force: true })
})

conforms('SQLite', async () => {
  const path = directory()
  return { open: async () => new SqliteStorage(path), remove: async () => rmSync(path, { recursive: true }) }
})

describe('SQLite', () => {
  it('keeps a write-ahead log', async () => {
    const path = directory()
    const storage = new SqliteStorage(path)
    const db = new DatabaseSync(join(path, 'hausregeln.db'))
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
    await storage.close()
  })

  it('empties it of what was erased as soon as nobody reads it any more, and lets nobody wait for that', async () => {
    const path = directory()
    const storage = new SqliteStorage(path)
    storage.follow({ heard: () => undefined, restored: () => undefined, cut: () => undefined })
    await storage.append('a', 0, ['Quittenmarmelade'], head())
    const reader = new DatabaseSync(join(path, 'hausregeln.db'))
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM steps').get()
    await storage.rewrite('a', 1, ['…', 'rewritten'], head(), null)
    await storage.append('a', 2, ['later'], head())
    const log = () => readFileSync(join(path, 'hausregeln.db-wal'))
    expect(log().includes('Quittenmarmelade')).toBe(true)
    reader.exec('COMMIT')
    await expect.poll(() => log().length, { timeout: 300_000 }).toBe(0)
    const all = readdirSync(path).map((name) => readFileSync(join(path, name)))
    expect(all.some((bytes) => bytes.includes('Quittenmarmelade'))).toBe(false)
    reader.close()
    await storage.close()
  })

  it('notices what another program writes, even before it has looked for the first time', async () => {
    const path = directory()
    const storage = new SqliteStorage(path)
    await storage.append('a', 0, ['Quittenmarmelade'], head())
    const beside = new SqliteStorage(path, 0, true)
    // It may look before the other has written.
    const noticed = new Promise<string[]>((read) => {
      const restored = () => void storage.read('a').then((steps) => steps.length === 2 && read(steps))
      storage.follow({ heard: () => undefined, restored, cut: () => undefined })
    })
    await beside.rewrite('a', 1, ['…', 'rewritten'], head(), null)
    expect(await noticed).toEqual(['…', 'rewritten'])
    await Promise.all([beside.close(), storage.close()])
  })

  it('says in a sentence that a directory cannot be used', () => {
    const open = () => new SqliteStorage(join(directory(), 'missing'))
    expect(open).toThrow(StorageError)
    expect(open).toThrow(/^The database .*hausregeln\.db cannot be used: .+\.$/)
  })

  it('does not touch a file that a newer version has written', async () => {
    const path = directory()
    await new SqliteStorage(path).close()
    const db = new DatabaseSync(join(path, 'hausregeln.db'))
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(() => new SqliteStorage(path)).toThrow('written by a newer version of this program (schema 99)')
  })

  it('takes over all that a file of the first schema has', async () => {
    const path = directory()
    const db = new DatabaseSync(join(path, 'hausregeln.db'))
    db.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1`)
    const heads = [
      head({ title: 'One "ä"', listed: true, changed: 5, guests: ['ada', 'ben'] }),
      head({ title: 'Two', phase: 'playing', changed: 9, round: 7, wake: 100 }),
      head({ title: 'Three', listed: true, changed: 3, seats: [null, null], guests: ['ben'] }),
    ]
    // Codes are not in the order in which tables were made.
    for (const [index, each] of heads.entries()) writeFirstSchema(db, `${'bca'[index]}`, index + 2, each)
    db.close()
    const storage = new SqliteStorage(path)
    expect(await storage.read('b')).toEqual(['b 1', 'b 2'])
    expect(await storage.read('c', 1)).toEqual(['c 2', 'c 3'])
    expect(await storage.read('a')).toEqual(['a 1', 'a 2', 'a 3', 'a 4'])
    expect(await storage.open(10, 0, 9)).toMatchObject([
      { ...heads[0], code: 'b' },
      { ...heads[2], code: 'a' },
    ])
    expect(await storage.ofGuest('ada', 10)).toMatchObject([
      { ...heads[1], code: 'c' },
      { ...heads[0], code: 'b' },
    ])
    expect(await storage.claimDue(100, 'one', 1000, 10)).toEqual(['c'])
    await storage.append('c', 3, ['c 4'], head())
    expect(await storage.read('c', 2)).toEqual(['c 3', 'c 4'])
    await storage.append('d', 0, ['d 1'], head())
    await storage.close()
  })

  it('fails every append of a full disk with a sentence, and goes on when there is room again', async () => {
    const path = directory()
    const storage = new SqliteStorage(path, 60_000)
    await storage.append('a', 0, ['one'], head())
    const big = 'x'.repeat(100_000)
    const failed = await Promise.allSettled([
      storage.append('a', 1, [big], head()),
      storage.append('b', 0, ['small'], head()),
    ])
    const reason = new StorageError('The database cannot be written: database or disk is full.')
    expect(failed).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ])
    await storage.append('a', 1, ['small'], head())
    await storage.close()
    const roomy = new SqliteStorage(path)
    expect(await roomy.read('a')).toEqual(['one', 'small'])
    await roomy.append('a', 2, [big], head())
    expect(await roomy.read('a', 2)).toEqual([big])
    await roomy.close()
  })
})

/** A table as the first schema kept it. */
function writeFirstSchema(db: DatabaseSync, code: string, steps: number, head: TableHead): void {
  const { phase, listed, changed, wake, guests } = head
  db.prepare(
    'INSERT INTO tables (code, sequence, phase, listed, changed, wake, guests, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(code, steps, phase, Number(listed), changed, wake, JSON.stringify(guests), JSON.stringify(head))
  for (let step = 1; step <= steps; step++)
    db.prepare('INSERT INTO steps (code, sequence, step) VALUES (?, ?, ?)').run(code, step, `${code} ${step}`)
  for (const guest of guests) db.prepare('INSERT INTO guests (guest, code) VALUES (?, ?)').run(guest, code)
}
