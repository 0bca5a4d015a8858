import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { runAdmin } from '@hausregeln/server/admin/run.ts'
import { openStorage } from '@hausregeln/server/storage/open.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Databases } from '../support/databases.ts'
import { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { newNonce, Person, TestServer } from '../support/server.ts'

const MAIN = join(import.meta.dirname, '../../src/admin/main.ts')

let database: Databases
beforeAll(async () => {
  database = await Databases.connect()
})
afterAll(() => database?.remove())

let server: TestServer
const pages: Page[] = []
const clearing: (() => void)[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
  for (const clear of clearing.splice(0)) clear()
})

type Place = Readonly<Record<string, string>>

/** `npm run -s admin -- …` where the server keeps its tables: what it does, beside the server as another process would. */
async function admin(place: Place, ...args: readonly string[]) {
  const lines: string[] = []
  const { code, err } = await runAdmin(args, place, (line) => void lines.push(`${line}\n`))
  return { code, err, out: lines.join('') }
}

/** The same by the command itself. */
async function adminProcess(place: Place, ...args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...place } })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number, out, err: err.trim() }
}

/** Ada, Ben, who sits with her at a public table and has said something that Ada reports, and the table's code. */
async function evening() {
  const [ada, ben] = [await Person.named('Ada', server.address), await Person.named('Ben', server.address)]
  const code = await ada.createTable({ title: 'Our evening', public: true })
  const [host, guest] = [await ada.page(code).open(), await ben.page(code).open()]
  pages.push(host, guest)
  await host.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  await guest.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
  await guest.ask({ ask: 'say', text: 'Something rude' })
  await host.until(() => host.chat.length === 1)
  await host.ask({ ask: 'report', line: 1, reason: 'Rude' })
  await guest.ask({ ask: 'report', reason: 'The name of the table' })
  return { ada, ben, code, host, guest }
}

describe.each([
  ['SQLite', async () => ({}) as Record<string, string>],
  ['PostgreSQL', async () => ({ DATABASE_URL: await database.fresh() })],
])('npm run admin, on %s, while a server runs', (_, fresh) => {
  async function start(): Promise<Place> {
    const { DATABASE_URL } = await fresh()
    const databaseUrls = DATABASE_URL === undefined ? [] : [DATABASE_URL]
    server = await new TestServer({}, undefined, (path) =>
      openStorage({ databaseUrls, dataDirectories: [path] }),
    ).start()
    return { DATA_DIR: server.directory, ...(DATABASE_URL && { DATABASE_URL }) }
  }

  it('lists and shows tables with what was reported, closes one and removes it', async () => {
    const place = await start()
    const { ada, ben, code, host, guest } = await evening()
    await ada.createTable({ title: 'Another' })
    expect((await adminProcess(place, 'list')).out).toContain(`${code}  lobby`)
    expect((await admin(place, 'list', '--reported')).out.trim().split('\n')).toHaveLength(1)
    expect((await admin(place, 'list', '--phase', 'over')).out).toBe('')
    const { out } = await admin(place, 'show', code)
    expect(out).toContain(`chat 1  ${ben.id}  Ben: Something rude`)
    expect(out).toContain(`reported by ${ada.id}: chat 1, Rude`)
    expect(out).toContain(`reported by ${ben.id}: the table, The name of the table`)
    expect(await admin(place, 'close', code, 'No', 'such', 'names.')).toMatchObject({ code: 0, err: '' })
    for (const page of [host, guest]) await page.until(() => page.goodbye !== null)
    expect(host.goodbye).toMatchObject({ reason: 'shut', retry: false })
    expect(host.goodbye?.sentence).toContain('No such names.')
    expect(await admin(place, 'close', code)).toMatchObject({ code: 1, err: `Table ${code} is over already.` })
    expect(await admin(place, 'delete', code)).toMatchObject({ code: 0 })
    await expect.poll(() => enters(ada, code)).toBe('noSuchTable')
    expect((await admin(place, 'list', '--json')).out).not.toContain(code)
  })

  it('bans a person, who is let go at once, and lets them in again', async () => {
    const place = await start()
    const { ben, code, guest } = await evening()
    expect(await admin(place, 'ban', ben.id, 'Rude')).toMatchObject({ code: 0 })
    await guest.until(() => guest.goodbye !== null)
    expect(guest.goodbye).toMatchObject({ reason: 'banned' })
    expect((await admin(place, 'bans')).out.trim()).toBe(`${ben.id}  Rude`)
    expect(await admin(place, 'unban', ben.id)).toMatchObject({ code: 0 })
    await expect.poll(() => enters(ben, code)).toBe('welcome')
  })

  it('exports what is kept of a person, and erases it: the game stays, and its record is in order', async () => {
    const place = await start()
    const { ada, ben, code, host, guest } = await evening()
    await host.ask({ ask: 'start' })
    const players = [host, guest].map((page, seat) => new Player(page, 'random', seat))
    const played = players.map((player) => player.play())
    await host.until(() => host.sequence > 30)
    for (const player of players) player.stop()
    await Promise.all(played)
    const traces = (await admin(place, 'export', ben.id)).out
    expect(traces).toContain('Something rude')
    expect(traces).not.toContain(ada.id)
    expect((await admin(place, 'erase', ben.id)).err).toContain(`tables that are not over: ${code}`)
    await guest.ask({ ask: 'resign' })
    await host.until(() => host.table.phase === 'over')
    for (const page of [host, guest]) page.close()
    expect(await admin(place, 'erase', ben.id)).toMatchObject({ code: 0, err: '' })
    await server.stop()
    await server.start()
    const shown = (await admin(place, 'show', code, '--json')).out + (await admin(place, 'list', '--json')).out
    expect(shown).toContain('Ada')
    for (const trace of [ben.id, '"Ben"', 'Something rude']) expect(shown).not.toContain(trace)
    expect(JSON.parse((await admin(place, 'export', ben.id)).out)).toEqual([])
    if (place.DATABASE_URL === undefined) expectNoTraces(server.directory, ['Something rude', '"Ben"'])
    const record = await (await fetch(`${server.address}/api/tables/${code}/record`)).text()
    expect(record).not.toContain('"Ben"')
    verifyRecord(classic.book, readRecord(record), null)
  })
})

/** In no file of a data directory is anything left, wherever in it. */
function expectNoTraces(directory: string, traces: readonly string[]): void {
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'latin1'))
  expect(files.length).toBeGreaterThan(2)
  for (const trace of traces) expect(files.filter((bytes) => bytes.includes(trace))).toEqual([])
}

/** What becomes of somebody who comes to a table. */
async function enters(person: Person, code: string): Promise<string> {
  const page = await new Page(server.address, code, person.token).open()
  pages.push(page)
  return page.goodbye?.reason ?? 'welcome'
}

describe('npm run admin', () => {
  it('saves what is whole into a new directory, which a server serves to the same people', async () => {
    server = await new TestServer().start()
    const { ada, code } = await evening()
    const place = { DATA_DIR: server.directory }
    expect((await admin(place, 'check')).out).toBe('Whole: 1 tables. Damaged: 0.\n')
    const parent = mkdtempSync(join(tmpdir(), 'hausregeln-rescue-'))
    clearing.push(() => rmSync(parent, { recursive: true, force: true }))
    const target = join(parent, 'saved')
    expect((await admin(place, 'rescue', target)).out).toContain('Saved 1 tables')
    expect((await admin(place, 'rescue', target)).err).toContain('is not empty')
    for (const page of pages) page.close()
    await server.remove()
    server = await new TestServer({}, undefined, () => new SqliteStorage(target)).start()
    expect(await enters(ada, code)).toBe('welcome')
    expect(pages.at(-1)!.told?.settings.title).toBe('Our evening')
  })

  it('says in a sentence what it does not understand', async () => {
    server = new TestServer()
    const place = { DATA_DIR: server.directory }
    expect(await adminProcess(place)).toMatchObject({
      code: 2,
      err: expect.stringContaining('npm run -s admin -- COMMAND'),
    })
    expect((await admin(place, 'show', 'x')).err).toContain('There are no tables in')
    expect((await admin(place, 'list', '--phases')).err).toContain("'--phases'")
  })

  it('gives a person what is kept of them, and erases it when they ask', async () => {
    server = await new TestServer().start()
    const { ben, ada, code, guest } = await evening()
    const as = ({ token }: Person, method = 'GET', path = '/api/guest') =>
      fetch(server.address + path, { method, headers: { authorization: `Bearer ${token}` } })
    expect(await (await as(ben)).text()).toContain('Something rude')
    expect((await as(ben, 'DELETE')).status).toBe(422)
    await guest.ask({ ask: 'stand' })
    expect((await as(ada, 'DELETE', `/api/tables/${code}`)).status).toBe(204)
    expect((await as(ben, 'DELETE')).status).toBe(204)
    expect((await as(ben)).status).toBe(401)
    expect((await admin({ DATA_DIR: server.directory }, 'show', code)).out).not.toContain('Something rude')
    // An id that begins with a dash is one like any other.
    expect(await admin({ DATA_DIR: server.directory }, 'export', '-23456789abcdefg')).toMatchObject({ out: '[]\n' })
  })
})
