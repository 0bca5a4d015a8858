import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { type Note, type Storage, StorageError } from '@hausregeln/server/storage/storage.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestDatabase } from '../support/postgres.ts'
import { conforms, head } from './conformance.ts'

let database: TestDatabase | undefined
beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database?.remove())

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

  it('tells of steps those who serve the table, until they leave it, and all of what is told', async () => {
    const url = await fresh()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => PostgresStorage.open(url)))
    const heard = { one: follow(one!), two: follow(two!), three: follow(three!) }
    await one!.append('a', 0, ['first'], head())
    await one!.append('b', 0, ['first'], head())
    for (const storage of [one!, two!]) await storage.serve('a')
    await one!.append('a', 1, ['second', 'third'], head())
    await one!.append('b', 1, ['second'], head())
    await expect.poll(() => heard.two).toEqual([{ kind: 'steps', code: 'a', sequence: 3 }])
    await two!.leave((code) => code !== 'a')
    await one!.append('a', 3, ['fourth'], head())
    await one!.tell([{ kind: 'here', code: 'a', guests: ['ä'] }])
    const here = { kind: 'here', code: 'a', guests: ['ä'] }
    await expect.poll(() => heard.two).toHaveLength(2)
    await expect.poll(() => heard.three).toHaveLength(1)
    expect(heard).toEqual({ one: [], two: [{ kind: 'steps', code: 'a', sequence: 3 }, here], three: [here] })
    await Promise.all([one!, two!, three!].map((storage) => storage.close()))
  })

  it('tells those who serve a table that it was rewritten before that is confirmed', async () => {
    const url = await fresh()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => PostgresStorage.open(url)))
    const heard = follow(two!)
    await one!.append('a', 0, ['Quittenmarmelade'], head())
    await two!.serve('a')
    await one!.rewrite('a', 1, ['…', 'rewritten'], head(), null)
    const here: Note = { kind: 'here', code: 'a', guests: ['ada'] }
    await three!.tell([here])
    await expect.poll(() => heard).toContainEqual(here)
    expect(heard).toEqual([{ kind: 'steps', code: 'a', sequence: 2 }, here])
    await Promise.all([one!, two!, three!].map((storage) => storage.close()))
  })

  it('lets either read a step or hear of it who begins to serve a table while others write to it', async () => {
    const url = await fresh()
    const [one, two] = await Promise.all([PostgresStorage.open(url), PostgresStorage.open(url)])
    const codes = Array.from({ length: 40 }, (_, n) => `t${n}`)
    await Promise.all(codes.map((code) => one.append(code, 0, ['0'], head())))
    const heard = follow(two)
    let stop = false
    const last = new Map<string, number>()
    const writing = codes.map(async (code) => {
      for (let n = 1; !stop; n++) {
        await one.append(code, n, [String(n)], head())
        last.set(code, n + 1)
      }
    })
    const read = new Map<string, number>()
    for (const code of codes) {
      await two.serve(code)
      read.set(code, (await two.read(code)).length)
    }
    stop = true
    await Promise.all(writing)
    const known = (code: string) =>
      Math.max(
        read.get(code) ?? 0,
        ...heard.flatMap((note) =>
          typeof note === 'object' && note.kind === 'steps' && note.code === code ? [note.sequence] : [],
        ),
      )
    await expect.poll(() => codes.map(known)).toEqual(codes.map((code) => last.get(code)))
    await one.close()
    await two.close()
  })

  it('writes what fits of many tables, whatever is wrong with one that comes with them', async () => {
    const storage = await PostgresStorage.open(await fresh())
    const codes = Array.from({ length: 30 }, (_, n) => `t${n}`)
    await Promise.all(codes.map((code) => storage.append(code, 0, ['one'], head())))
    const results = await Promise.allSettled(
      codes.map((code, n) => {
        if (n === 7) return storage.append(code, 5, ['late'], head())
        return storage.append(
          code,
          1,
          ['two'],
          n === 9 ? head({ title: 'no text: \u0000' }) : head({ guests: [`g${n}`] }),
        )
      }),
    )
    results.forEach((result, n) => {
      if (n === 7) expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ConflictError' } })
      else if (n === 9) expect(result).toMatchObject({ status: 'rejected', reason: { name: 'StorageError' } })
      else expect(result.status).toBe('fulfilled')
    })
    for (const [n, code] of codes.entries())
      expect(await storage.read(code)).toEqual(n === 7 || n === 9 ? ['one'] : ['one', 'two'])
    expect((await storage.ofGuest('g8', 9)).map(({ code }) => code)).toEqual(['t8'])
    await storage.close()
  })

  it('of processes that write to the same tables in any order lets one win at each, and none waits for ever', async () => {
    const url = await fresh()
    const storages = await Promise.all([1, 2, 3].map(() => PostgresStorage.open(url)))
    const codes = Array.from({ length: 60 }, (_, n) => `t${n}`)
    await Promise.all(codes.map((code) => storages[0]!.append(code, 0, ['0'], head())))
    for (let step = 1; step <= 10; step++) {
      const orders = [codes, [...codes].reverse(), [...codes].sort((a, b) => a.at(-1)!.localeCompare(b.at(-1)!))]
      const won = await Promise.all(
        storages.map(async (storage, who) => {
          const results = await Promise.allSettled(
            orders[who]!.map((code) => storage.append(code, step, [`${who}`], head())),
          )
          await storage.attend(
            codes.map((code) => ({ code, here: who })),
            step,
          )
          return results.filter(({ status }) => status === 'fulfilled').length
        }),
      )
      expect(won.reduce((sum, each) => sum + each)).toBe(codes.length)
    }
    for (const code of codes) expect(await storages[0]!.read(code)).toHaveLength(11)
    await Promise.all(storages.map((storage) => storage.close()))
  })

  it('finds what a process has written that ended before it told of it, and takes it out', async () => {
    const url = await fresh()
    const storage = await PostgresStorage.open(url)
    await storage.append('a', 0, ['one'], head())
    await storage.serve('a')
    const heard = follow(storage)
    const dying = new pg.Client({ connectionString: url })
    await dying.connect()
    await dying.query(`SELECT pg_notify('hausregeln', '{"from":"dying","note":{"kind":"alive"}}')`)
    await dying.query(`WITH step AS (INSERT INTO steps VALUES ('a', 2, 'two'))
      UPDATE tables SET sequence = 2, serving = serving || '{dying}'`)
    await expect.poll(() => heard).toEqual([{ kind: 'steps', code: 'a', sequence: 2 }])
    const { rows } = await dying.query<{ serving: string[] }>('SELECT serving FROM tables')
    expect(rows[0]?.serving).toHaveLength(1)
    expect(rows[0]?.serving).not.toContain('dying')
    await dying.end()
    await storage.close()
  })

  it('serves what it did when others had taken it for gone, and looks whether it has missed something', async () => {
    const url = await fresh()
    const storage = await PostgresStorage.open(url)
    await storage.append('a', 0, ['one'], head())
    await storage.serve('a')
    const heard = follow(storage)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const serving = async () =>
      (await other.query<{ serving: string[] }>('SELECT serving FROM tables')).rows[0]!.serving
    const before = await serving()
    expect(before).toHaveLength(1)
    await other.query(
      `WITH gone AS (UPDATE tables SET serving = '{}')
      SELECT pg_notify('hausregeln_' || $1, '{"from":"other","forgotten":true}')`,
      before,
    )
    await expect.poll(() => heard).toEqual(['restored'])
    expect(await serving()).toEqual(before)
    await storage.close()
    expect(await serving()).toEqual([])
    await other.end()
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
    await expect.poll(() => heard).toContain('restored')
    expect(await storage.ready()).toBe(true)
    await storage.append('a', 1, ['two'], head())
    expect(await storage.read('a')).toEqual(['one', 'two'])
    await storage.close()
  })
})
