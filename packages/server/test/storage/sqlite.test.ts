import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { StorageError } from '@hausregeln/server/storage/storage.ts'
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
