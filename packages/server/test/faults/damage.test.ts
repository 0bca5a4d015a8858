import { closeSync, copyFileSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person, TestServer } from '../support/server.ts'

const PAGE_BYTES = 4096
const TABLES = 60

let server: ServerProcess
const pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

const patiently = { interval: 200 }

async function readiness({
  address,
}: {
  readonly address: string
} = server): Promise<{ status: string; damaged: number; code: number }> {
  const answer = await fetch(`${address}/readyz`)
  return { ...((await answer.json()) as { status: string; damaged: number }), code: answer.status }
}

async function damagedTables(): Promise<number> {
  const figures = await (await fetch(`${server.figures}/metrics`)).text()
  return Number(/^hausregeln_damaged_tables (\d+)$/m.exec(figures)?.[1])
}

/** Tables of one person, at each of which something was said, so that their steps lie on many pages. */
async function filled(person: Person): Promise<string[]> {
  const codes: string[] = []
  for (let n = 0; n < TABLES; n++) codes.push(await person.createTable({ public: true }))
  const at = await Promise.all(codes.map((code) => person.page(code).open()))
  for (let n = 0; n < 6; n++)
    await Promise.all(at.map((page) => page.ask({ ask: 'say', text: `${n} ${'x'.repeat(280)}` })))
  for (const page of at) page.close()
  return codes
}

/**
 * Where the server begins there are these tables already: written by one in this process, which need not be started for
 * that alone. Nothing is wrong with them yet.
 */
async function begunWith(env: Readonly<Record<string, string>>) {
  server = new ServerProcess({ LOG_LEVEL: 'error', ...env })
  const writer = await new TestServer({}, undefined, () => new SqliteStorage(server.directory)).start()
  const ada = await Person.named('Ada', writer.address)
  const codes = await filled(ada)
  expect(await readiness(writer)).toEqual({ status: 'ready', damaged: 0, code: 200 })
  await writer.remove()
  const known = { token: ada.token, guest: { id: ada.id, name: 'Ada' } }
  return { codes, come: () => new Person(server.address, known) }
}

/** The pages of the file that belong to this part of the database. */
function pagesOf(part: string): number[] {
  const db = new DatabaseSync(join(server.directory, 'hausregeln.db'))
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const leaves = rootOf(db, part)
  db.close()
  return leaves
}

/** All pages of a B-tree but its root, read from the file as SQLite lays it out. */
function rootOf(db: DatabaseSync, part: string): number[] {
  const root = Number(db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(part)?.rootpage)
  const copy = join(server.directory, 'copy.db')
  copyFileSync(join(server.directory, 'hausregeln.db'), copy)
  const file = readFileSync(copy)
  const start = (root - 1) * PAGE_BYTES
  // An interior page of a table: its cells begin with the number of the page below.
  if (file[start] !== 5) return [root]
  const cells = file.readUInt16BE(start + 3)
  const below = Array.from({ length: cells }, (_, cell) =>
    file.readUInt32BE(start + file.readUInt16BE(start + 12 + 2 * cell)),
  )
  return [...below, file.readUInt32BE(start + 8)]
}

function spoil(page: number): void {
  const handle = openSync(join(server.directory, 'hausregeln.db'), 'r+')
  writeSync(handle, Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, (page - 1) * PAGE_BYTES)
  closeSync(handle)
}

/** Somebody who wants to come to a table, and what happens to them. */
async function comeTo(person: Person, code: string): Promise<{ page: Page; fate: string }> {
  const page = await new Page(server.address, code, person.token).open()
  pages.push(page)
  return { page, fate: page.goodbye?.reason ?? 'welcome' }
}

describe('a file in which a page is damaged', () => {
  it('is said soon after the start, unasked; the damage stays with its tables, and others play', async () => {
    const { codes, come } = await begunWith({})
    const steps = pagesOf('steps')
    expect(steps.length).toBeGreaterThan(20)
    // One of those in the middle: what is newly written goes to the last.
    spoil(steps[Math.floor(steps.length / 2)]!)
    await server.start()
    const ada = come()
    await expect.poll(damagedTables, patiently).toBeGreaterThan(0)
    const damaged = await damagedTables()
    expect(damaged).toBeLessThan(TABLES / 2)
    expect(await readiness()).toEqual({ status: 'damaged', damaged, code: 200 })
    for (const said of ['A table is damaged.', 'The database is damaged.'])
      await expect.poll(() => server.output, patiently).toContain(said)
    const comers = await Promise.all(codes.map((code) => comeTo(ada, code)))
    expect(comers.filter(({ fate }) => fate === 'damaged')).toHaveLength(damaged)
    const welcome = comers.filter(({ fate }) => fate === 'welcome')
    expect(welcome).toHaveLength(TABLES - damaged)
    await welcome[0]!.page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    expect(await readiness()).toMatchObject({ code: 200 })
  })

  it('of tables themselves leaves the other tables in lists, and their bots awake', async () => {
    const { come } = await begunWith({ TABLE_IDLE_SECONDS: '0' })
    const heads = pagesOf('heads')
    expect(heads.length).toBeGreaterThan(1)
    spoil(heads[0]!)
    await server.start()
    const ada = come()
    await expect.poll(damagedTables, patiently).toBeGreaterThan(0)
    const damaged = await damagedTables()
    expect(damaged).toBeLessThan(TABLES)
    const answer = await fetch(`${server.address}/api/games`, { headers: { authorization: `Bearer ${ada.token}` } })
    expect(((await answer.json()) as { tables: unknown[] }).tables).toHaveLength(TABLES - damaged)
    const game = await ada.page(await ada.createTable()).open()
    pages.push(game)
    await game.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await game.ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
    await game.ask({ ask: 'start' })
    await game.until(() => (game.game?.s.must ?? 0) === 1)
    expect(server.exited).toBe(false)
  })
})

describe('a table whose steps are not what was written', () => {
  it('is damaged by itself, and holds up no other that is due', async () => {
    server = await new ServerProcess({ LOG_LEVEL: 'error' }).start()
    const ada = await Person.named('Ada', server.address)
    const game = await ada.page(await ada.createTable({ pace: 'fast' })).open()
    pages.push(game)
    await game.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await game.ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
    await server.stop()
    const storage = new SqliteStorage(server.directory)
    const beside = {
      listed: false,
      title: 'x',
      rulebook: 'classic',
      seats: [],
      guests: ['x'],
      changed: Date.now(),
      round: 1,
    }
    // More than are woken in one round, and all due long before any other.
    const nonsense = ['not JSON', '{}', '{"at":1,"facts":[{"fact":"created"}]}', 'null']
    for (let n = 0; n < 130; n++)
      await storage.append(`d${n}`, 0, [nonsense[n % 4]!], { ...beside, phase: 'playing', wake: 1 })
    await storage.close()
    await server.start()
    await game.until(() => game.welcomes === 2)
    await game.ask({ ask: 'start' })
    await expect.poll(damagedTables, patiently).toBe(130)
    expect(await readiness()).toEqual({ status: 'damaged', damaged: 130, code: 200 })
    const told = () => server.output.split('\n').filter((line) => line.includes('A table is damaged.')).length
    await expect.poll(told, patiently).toBe(130)
    await game.until(() => game.gameView.s.must === 1)
  })
})
