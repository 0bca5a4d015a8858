import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { type Note, type Storage, StorageError } from '@hausregeln/server/storage/storage.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TestDatabase } from '../support/postgres.ts'
import { conforms, head } from './conformance.ts'

let database: TestDatabase | undefined
beforeAll(async () => {
  database = await TestDatabase.start()
}, 60_000)
afterAll(() => database?.remove(), 60_000)

function fresh(): Promise<string> {
  if (database === undefined) throw new Error('The database has not started.')
  return database.fresh()
}

/** What a storage hears, signs of life aside. */
function follow(storage: Storage): (Note | 'restored' | 'cut')[] {
  const all: (Note | 'restored' | 'cut')[] = []
  storage.follow({
    heard: (note) => void (note.kind === 'alive' || all.push(note)),
    restored: () => void all.push('restored'),
    cut: () => void all.push('cut'),
  })
  return all
}

conforms('PostgreSQL', async () => {
  const url = await fresh()
  return { open: () => PostgresStorage.open(url), remove: async () => undefined }
})

describe('PostgreSQL', () => {
  it('is brought up to date by several processes at once', async () => {
    const url = await fresh()
    const storages = await Promise.all(Array.from({ length: 4 }, () => PostgresStorage.open(url)))
    expect(await storages[0]?.read('none')).toEqual([])
    await Promise.all(storages.map((storage) => storage.close()))
  })

  it('tells the others of every step and of what is told, and oneself of every step', async () => {
    const url = await fresh()
    const [one, two] = await Promise.all([PostgresStorage.open(url), PostgresStorage.open(url)])
    const heard = { one: follow(one), two: follow(two) }
    await one.append('a', 0, ['first', 'second'], head())
    await one.tell([{ kind: 'here', code: 'a', guests: ['ä'] }])
    await vi.waitFor(() =>
      expect(heard.two).toEqual([
        { kind: 'steps', code: 'a', sequence: 2 },
        { kind: 'here', code: 'a', guests: ['ä'] },
      ]),
    )
    expect(heard.one).toEqual([{ kind: 'steps', code: 'a', sequence: 2 }])
    await one.close()
    await two.close()
  })

  it('gives the right to act to one process, until its time is up', async () => {
    const url = await fresh()
    const storage = await PostgresStorage.open(url)
    await storage.append('a', 0, ['x'], head())
    expect(await storage.lease('a', 0, 'one', 100)).toBe(true)
    expect(await storage.lease('a', 50, 'two', 150)).toBe(false)
    expect(await storage.lease('a', 60, 'one', 160)).toBe(true)
    expect(await storage.lease('a', 160, 'two', 260)).toBe(true)
    await storage.close()
  })

  it('has one key for all', async () => {
    const url = await fresh()
    const [one, two] = await Promise.all([PostgresStorage.open(url), PostgresStorage.open(url)])
    const keys = await Promise.all([one.key(), two.key(), one.key()])
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    await one.close()
    await two.close()
  })

  it('says in a sentence that there is no database', async () => {
    await expect(PostgresStorage.open('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(StorageError)
  })

  it('goes on after the database was restarted, and says that notes may be lost', async () => {
    const url = await fresh()
    const storage = await PostgresStorage.open(url)
    await storage.append('a', 0, ['one'], head())
    const heard = follow(storage)
    await database?.restart()
    await vi.waitFor(() => expect(heard).toContain('restored'), { timeout: 20_000 })
    expect(await storage.ready()).toBe(true)
    await storage.append('a', 1, ['two'], head())
    expect(await storage.read('a')).toEqual(['one', 'two'])
    await storage.close()
  }, 60_000)
})
