import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tablesIn } from '@hausregeln/server/admin/commands.ts'
import { exportGuest } from '@hausregeln/server/erasure/export.ts'
import { openStorage } from '@hausregeln/server/storage/open.ts'
import { placesOf } from '@hausregeln/server/storage/spread/placement.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { conforms, head } from '../storage/conformance.ts'
import { Databases } from '../support/databases.ts'
import type { Page } from '../support/page.ts'
import { TcpProxy } from '../support/proxy.ts'
import { Person, TestServer } from '../support/server.ts'

const clearing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

function directories(count: number): string[] {
  return Array.from({ length: count }, () => {
    const path = mkdtempSync(join(tmpdir(), 'hausregeln-spread-'))
    clearing.push(() => rmSync(path, { recursive: true, force: true }))
    return path
  })
}

async function over(...dataDirectories: readonly string[]): Promise<Storage> {
  const storage = await openStorage({ databaseUrls: [], dataDirectories })
  await storage.key()
  clearing.push(() => storage.close().catch(() => undefined))
  return storage
}

conforms('Two SQLite files', async () => {
  const paths = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'hausregeln-spread-')))
  return {
    open: async () => {
      const storage = await openStorage({ databaseUrls: [], dataDirectories: paths })
      await storage.key()
      return storage
    },
    remove: async () => paths.forEach((path) => void rmSync(path, { recursive: true })),
  }
})

const CODES = Array.from({ length: 1000 }, (_, n) => `table${n}`)
const patiently = { interval: 50 }

describe('tables in several databases', () => {
  it('have equal shares; another database takes its share of new tables, and the order of the others stays', () => {
    const first = CODES.map((code) => placesOf(code, 3)[0])
    for (const place of [0, 1, 2]) expect(first.filter((one) => one === place).length).toBeGreaterThan(270)
    for (const code of CODES) {
      const more = placesOf(code, 4)
      expect(more.filter((place) => place !== 3)).toEqual(placesOf(code, 3))
      expect(more).toHaveLength(4)
    }
  })

  it('stay where they are when a database is added, and are found there', async () => {
    const paths = directories(2)
    const alone = await over(paths[0]!)
    for (const code of CODES.slice(0, 20)) await alone.append(code, 0, ['x'], head({ changed: 1 }))
    await alone.close()
    const storage = await over(...paths)
    for (const code of CODES.slice(20, 40)) await storage.append(code, 0, ['x'], head({ changed: 2 }))
    for (const code of CODES.slice(0, 40)) await storage.append(code, 1, ['y'], head({ changed: 3 }))
    expect((await Promise.all(CODES.slice(0, 40).map((code) => storage.read(code)))).every(([, y]) => y === 'y')).toBe(
      true,
    )
    const listed: string[] = []
    for await (const { code } of tablesIn(storage)) listed.push(code)
    expect(listed).toEqual(CODES.slice(0, 40).toSorted())
    expect(await exportGuest(storage, 'eve')).toEqual([])
    await storage.close()
    const second = await over(paths[1]!)
    const inSecond = (await second.list('', 100)).map(({ code }) => code)
    expect(inSecond.toSorted()).toEqual(
      CODES.slice(20, 40)
        .filter((code) => placesOf(code, 2)[0] === 1)
        .toSorted(),
    )
  })

  it('are refused in another order, and where a database is one of another house', async () => {
    const paths = directories(2)
    await (await over(...paths)).close()
    await expect(over(...paths.toReversed())).rejects.toThrow('Database 2 has a key of its own')
  })

  it('need rulebooks of the first: one that a table of another has is kept', async () => {
    const paths = directories(2)
    const storage = await over(...paths)
    const book = { identity: 'rules', base: 'classic', file: '{}', used: 5 }
    for (const mark of ['used', 'old']) await storage.books.put({ ...book, mark })
    const elsewhere = CODES.find((code) => placesOf(code, 2)[0] === 1)!
    const own = { mark: 'used', title: { de: 'Oma', en: 'Grandma' }, base: 'classic', differences: 2 }
    await storage.append(elsewhere, 0, ['x'], head({ book: own }))
    await storage.books.tidy(null, 50)
    expect([await storage.books.get('used'), await storage.books.get('old')]).toMatchObject([{ mark: 'used' }, null])
  })

  it('are checked in all of them, and damage is said with the database that has it', async () => {
    const paths = directories(2)
    const storage = await over(...paths)
    const step = JSON.stringify({ at: 1, facts: [{ fact: 'created' }] })
    for (const code of CODES.slice(0, 10)) await storage.append(code, 0, [code === 'table3' ? 'no step' : step], head())
    const { file, whole, damaged } = await storage.check()
    expect(file).toEqual([])
    expect(whole.toSorted()).toEqual(CODES.slice(0, 10).filter((code) => code !== 'table3'))
    expect(damaged.map(([code]) => code)).toEqual(['table3'])
    await storage.close()
    writeFileSync(join(paths[1]!, 'hausregeln.db'), 'no database at all'.repeat(1000))
    await expect(over(...paths)).rejects.toThrow(paths[1])
    // Nothing is locked that could not be opened.
    await new SqliteStorage(paths[0]!).close()
  })
})

describe('two PostgreSQL databases', () => {
  let database: Databases
  beforeAll(async () => {
    database = await Databases.connect()
  })
  afterAll(() => database?.remove())

  it('carry one house: when one is away its own tables wait, and no others; nothing confirmed is lost', async () => {
    const [first, second] = [await database.fresh(), await database.fresh()]
    const { proxy, url } = await TcpProxy.to(second)
    const server = new TestServer({}, undefined, () => openStorage({ databaseUrls: [first, url], dataDirectories: [] }))
    clearing.push(
      () => proxy.close(),
      () => server.remove(),
    )
    await server.start()
    const ada = await Person.named('Ada', server.address)
    const pages: Page[] = []
    clearing.push(() => pages.forEach((page) => void page.close()))
    const homes = new Map<number, Page>()
    while (homes.size < 2) {
      const code = await ada.createTable()
      const place = placesOf(code, 2)[0]!
      if (homes.has(place)) continue
      const page = await ada.page(code).open()
      pages.push(page)
      homes.set(place, page)
    }
    const [here, there] = [homes.get(0)!, homes.get(1)!]
    const say = (page: Page, text: string) => page.ask({ ask: 'say', text })
    await Promise.all([say(here, 'one'), say(there, 'one')])
    const readiness = async () => (await (await fetch(`${server.address}/readyz`)).json()) as { status: string }
    expect(await readiness()).toEqual({ status: 'ready', damaged: 0 })
    proxy.cut()
    await expect.poll(readiness, patiently).toEqual({ status: 'partial', damaged: 0, away: 1 })
    const said = say(there, 'two')
    await say(here, 'two')
    for (let n = 0; n < 8; n++) expect(placesOf(await ada.createTable(), 2)[0]).toBe(0)
    const games = await fetch(`${server.address}/api/games`, { headers: { authorization: `Bearer ${ada.token}` } })
    const { tables } = (await games.json()) as { tables: { code: string }[] }
    expect(tables.every(({ code }) => placesOf(code, 2)[0] === 0)).toBe(true)
    expect(tables.length).toBeGreaterThanOrEqual(9)
    expect(here.visits).toBe(1)
    proxy.heal()
    await said
    await expect.poll(readiness, patiently).toEqual({ status: 'ready', damaged: 0 })
    expect(there.chat.map(({ text }) => text)).toEqual(['one', 'two'])
    expect(here.chat.map(({ text }) => text)).toEqual(['one', 'two'])
  })
})
