import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import type { Moved } from '@hausregeln/server/storage/archive/move.ts'
import { openStorage } from '@hausregeln/server/storage/open.ts'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { placesOf } from '@hausregeln/server/storage/spread/placement.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { head } from '../storage/conformance.ts'
import { bring, fetchBook, sunday } from '../support/bookFile.ts'
import { Databases } from '../support/databases.ts'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { ServerProcess } from '../support/process.ts'
import { TcpProxy } from '../support/proxy.ts'
import { newNonce, Person, post } from '../support/server.ts'

const CLI = join(import.meta.dirname, '../../../cli/src/main.ts')
/** The same for many command lines, one after the other. */
const CLI_LINES = join(import.meta.dirname, '../../../cli/test/lines.ts')
/** Whatever language the machine has: it says in English what it refuses. */
const ENGLISH = { ...process.env, LC_ALL: 'C' }

let database: Databases
let lines: CommandLines
const clearing: (() => unknown)[] = []
beforeAll(async () => {
  database = await Databases.connect()
  lines = new CommandLines()
})
afterAll(() => {
  lines?.end()
  return database?.remove()
})
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'hausregeln-move-'))
  clearing.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

function command(...args: readonly string[]) {
  const child = spawn(process.execPath, [CLI, 'move', ...args], { env: ENGLISH, stdio: ['ignore', 'pipe', 'pipe'] })
  clearing.push(() => child.kill('SIGKILL'))
  return child
}

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command line, loaded once for all that is not about a process of its own. */
class CommandLines {
  readonly #child = spawn(process.execPath, [CLI_LINES], { env: ENGLISH, stdio: ['pipe', 'pipe', 'inherit'] })
  readonly #said = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()

  /** What a command leaves; one at a time. */
  async run(args: readonly string[]): Promise<Ran> {
    this.#child.stdin.write(`${JSON.stringify(args)}\n`)
    const { value = '' } = await this.#said.next()
    const ran = JSON.parse(value) as Ran
    return { ...ran, err: ran.err.trim() }
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }
}

function run(...args: readonly string[]): Promise<Ran> {
  return lines.run(['move', ...args])
}

/** The same as a process of its own. */
async function runAlone(...args: readonly string[]): Promise<Ran> {
  const child = command(...args)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number, out, err: err.trim() }
}

async function moved(from: string, to: string): Promise<Moved> {
  const { code, out, err } = await run(from, to, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as Moved
}

/** A data directory, or a database, with so many tables. */
async function filled(storage: Storage, tables: number): Promise<void> {
  await storage.key()
  const step = JSON.stringify({ at: 1, facts: [{ fact: 'said', line: { text: 'x'.repeat(2000) } }] })
  for (let n = 0; n < tables; n++) await storage.append(`t${n}`, 0, [step, step, step], head())
  await storage.close()
}

/** Of the tables that `filled` makes, in their order. */
function codesOf(tables: number): string[] {
  return Array.from({ length: tables }, (_, n) => `t${n}`).toSorted()
}

async function tablesOf(storage: Storage): Promise<string[]> {
  const codes = await storage.ofGuest('ada', 100_000)
  await storage.close()
  return codes.map(({ code }) => code)
}

/** The players move until so many more steps are made. */
async function playOn(pages: readonly Page[], steps: number): Promise<void> {
  const players = pages.map((page, seat) => new Player(page, 'random', 70 + seat))
  const target = pages[0]!.sequence + steps
  const played = players.map((player) => player.play())
  await pages[0]!.until(() => pages[0]!.sequence >= target)
  for (const player of players) player.stop()
  for (const page of pages) page.stopAsking()
  await Promise.all(played)
}

describe('hausregeln move', () => {
  it('takes a running game by a rulebook of its own to PostgreSQL and back: the same people play on with the same tokens', async () => {
    const server = new ServerProcess()
    clearing.push(() => server.remove())
    await server.start()
    const persons = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Person.named(name, server.address)))
    const book = await bring(server.address, persons[0]!.token, sunday())
    const { code: link } = (await post(server.address, '/api/links', sunday(), persons[0]!.token)) as { code: string }
    const code = await persons[0]!.createTable({ seats: 2, rulebook: 'sunday', book })
    const pages = await Promise.all(persons.map((person) => person.page(code).open()))
    clearing.push(() => pages.forEach((page) => void page.close()))
    await pages[2]!.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    await pages[2]!.ask({ ask: 'stand' })
    for (const seat of [0, 1]) await pages[seat]!.ask({ ask: 'sit', seat, nonce: newNonce() })
    await pages[1]!.ask({ ask: 'say', text: 'Zum Wohl! 骰' })
    await pages[0]!.ask({ ask: 'start' })
    const rulebook = await fetchBook(server.address, pages[0]!)
    for (const page of pages) page.rulebook = rulebook
    const seated = pages.slice(0, 2)
    await playOn(seated, 30)
    await server.stop()

    const url = await database.fresh()
    const there = await moved(server.directory, url)
    expect(there.source).toEqual(there.target)
    expect(there.target).toMatchObject({ tables: 1, books: 2, chatLines: 1, persons: 3 })
    expect(there.target.receipts).toBeGreaterThan(30)
    expect(there.target.entries).toBeGreaterThan(30)
    await server.startAgain({ DATABASE_URL: url })
    await playOn(seated, 30)
    await server.stop()

    const home = directory()
    const back = await moved(url, join(home, 'new'))
    expect(back.source).toEqual(back.target)
    expect(back.target).toMatchObject({ tables: 1, books: 2, chatLines: 1, persons: 3 })
    // The last steps may have been written without having been told any more.
    expect(back.target.steps).toBeGreaterThanOrEqual(pages[0]!.sequence)
    await server.startAgain({ DATABASE_URL: '', DATA_DIR: join(home, 'new') })
    await playOn(seated, 30)
    expect(pages[0]!.chat.map(({ text }) => text)).toEqual(['Zum Wohl! 骰'])
    expect(pages[0]!.told?.frozen).toBeNull()
    expect(await (await fetch(`${server.address}/b/${link}`)).json()).toEqual(sunday())
    const games = await fetch(`${server.address}/api/games`, {
      headers: { authorization: `Bearer ${persons[2]!.token}` },
    })
    expect(((await games.json()) as { tables: unknown[] }).tables).toHaveLength(1)
  })

  it('takes a house of two directories to three databases and back to one directory: each table to where it is looked for', async () => {
    const [home, other, urls] = [directory(), directory(), [] as string[]]
    for (let n = 0; n < 3; n++) urls.push(await database.fresh())
    await filled(await openStorage({ databaseUrls: [], dataDirectories: [home, other] }), 60)
    for (const path of [home, other]) expect(await tablesOf(new SqliteStorage(path))).not.toHaveLength(60)

    const there = await moved(`${home},${other}`, urls.join(','))
    expect(there.source).toEqual(there.target)
    expect(there.target).toMatchObject({ tables: 60, steps: 180, chatLines: 180, persons: 60 })
    const spread = await openStorage({ databaseUrls: urls, dataDirectories: [] })
    for (let n = 0; n < 60; n++) expect(await spread.read(`t${n}`)).toHaveLength(3)
    expect(await spread.hasKey()).toBe(true)
    await spread.close()
    for (const [place, url] of urls.entries()) {
      const found = await tablesOf(await PostgresStorage.open(url))
      expect(found.toSorted()).toEqual(codesOf(60).filter((code) => placesOf(code, 3)[0] === place))
    }

    const alone = join(directory(), 'alone')
    const back = await moved(urls.join(','), alone)
    expect(back.target).toEqual(there.source)
    expect(await tablesOf(new SqliteStorage(alone))).toHaveLength(60)
    expect(readFileSync(join(alone, 'guest.key'))).toEqual(readFileSync(join(home, 'guest.key')))
  })

  it('of several databases in another order, or of one of them alone, refuses; no server starts on what was not moved to the end', async () => {
    const [home, other] = [directory(), directory()]
    await filled(await openStorage({ databaseUrls: [], dataDirectories: [home, other] }), 20)
    const to = join(directory(), 'to')
    expect((await run(`${other},${home}`, to)).err).toMatch(
      /^Database 2 has a key of its own: it is the first of a house\./,
    )
    expect((await runAlone(other, to)).err).toMatch(
      /has no key that signs guests' tokens: nobody would be recognised\.$/,
    )
    const refused = [
      [`${home},${home}`, 'A place is named twice.'],
      [`${home},`, 'A place is a directory, or an address such as postgresql://user:password@host:5432/name, not "".'],
      [`${home},postgresql://here/x`, 'Either all tables of a server are in directories, or all are in databases.'],
      [`${home},${to}`, 'Source and target are the same.'],
    ] as const
    for (const [places, sentence] of refused) expect(await run(places, to)).toEqual({ code: 2, out: '', err: sentence })
    // What was confirmed in all but the first is what is left of a move that was cut off there.
    rmSync(join(home, 'guest.key'))
    const server = new ServerProcess({ DATA_DIR: home, FURTHER_DATA_DIRS: other })
    clearing.push(() => server.remove())
    await expect(server.start()).rejects.toThrow(/Database 2 has tables, but the first has no key/)
  })

  it('says what it has done, for people', async () => {
    const [from, to] = [directory(), join(directory(), 'to')]
    await filled(new SqliteStorage(from), 3)
    const { code, out, err } = await runAlone(from, to)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^tables +3 +3$/m)
    expect(out).toMatch(/^steps +9 +9$/m)
    expect(out).toMatch(/^lines of chat +9 +9$/m)
    expect(await tablesOf(new SqliteStorage(to))).toHaveLength(3)
  })

  it('refuses what it cannot do in a sentence, and changes nothing', async () => {
    const [full, used, newer, old] = [directory(), directory(), directory(), directory()]
    await filled(new SqliteStorage(full), 2)
    await filled(new SqliteStorage(used), 0)
    for (const [path, version] of [
      [newer, 99],
      [old, 0],
    ] as const) {
      const db = new DatabaseSync(join(path, 'hausregeln.db'))
      db.exec(`PRAGMA user_version = ${version}`)
      db.close()
    }
    const [fullUrl, freshUrl, usedUrl, newerUrl, foreignUrl] = await Promise.all(
      Array.from({ length: 5 }, () => database.fresh()),
    )
    await filled(await PostgresStorage.open(fullUrl!), 1)
    await filled(await PostgresStorage.open(usedUrl!), 0)
    await (await PostgresStorage.open(newerUrl!)).close()
    await ask(newerUrl!, "INSERT INTO kysely_migration VALUES ('999 later', '2030')")
    const nowhere = join(full, 'nowhere')
    const refused: readonly (readonly [args: readonly string[], code: number, sentence: RegExp])[] = [
      [[full], 2, /^Missing required argument 'to'\.$/],
      [[full, nowhere, '--force'], 2, /^Unknown option '--force'\.$/],
      [[full, full], 2, /^Source and target are the same\.$/],
      [
        [full, 'mysql://root:secret@here/x'],
        2,
        /^A place is a directory, or an address such as postgresql:.*, not "mysql:\/\/here\/x"\.$/,
      ],
      [[full, 'postgresql://here'], 2, /^A place is /],
      [[nowhere, freshUrl!], 1, /^There is nothing to move in .*nowhere: it has no hausregeln\.db\.$/],
      [
        [newer, freshUrl!],
        1,
        /hausregeln\.db is of schema 99, this program is of schema \d+: take the program that has written it\.$/,
      ],
      [
        [old, freshUrl!],
        1,
        /is of schema 0, this program is of schema \d+: start this server on it once, which renews it\.$/,
      ],
      [
        [full, newerUrl!],
        1,
        /^The database test\d+ at 127\.0\.0\.1:\d+ cannot be used: it was written by a newer version of this program \(schema "999 later"\)\.$/,
      ],
      [[newerUrl!, nowhere], 1, /cannot be used: it is of schema "999 later", this program is of schema "/],
      [[foreignUrl!, nowhere], 1, /cannot be used: it has no tables of Hausregeln\.$/],
      [[full, fullUrl!], 1, /is not empty: it has tables already\. Name a new database\.$/],
      [[full, usedUrl!], 1, /is not empty: it has a key of its own\. Name a new database\.$/],
      [[fullUrl!, full], 1, /is not empty: it has tables already\. Name a new directory\.$/],
      [[full, used], 1, /is not empty: it has a key of its own\. Name a new directory\.$/],
      [[usedUrl!, join(full, 'hausregeln.db')], 1, /^The directory .* cannot be made: /],
      [[full, 'postgresql://nobody@127.0.0.1:1/none'], 1, /^The database none at 127\.0\.0\.1:1 cannot be used: /],
    ]
    for (const [args, code, sentence] of refused) {
      const ran = await run(...args)
      expect({ args, code: ran.code, out: ran.out }).toEqual({ args, code, out: '' })
      expect(ran.err.split('\n')).toHaveLength(1)
      expect(ran.err).toMatch(sentence)
      expect(ran.err).not.toContain('secret')
    }
    expect(existsSync(nowhere)).toBe(false)
    expect(await tablesOf(new SqliteStorage(full))).toHaveLength(2)
    expect(await tablesOf(await PostgresStorage.open(fullUrl!))).toHaveLength(1)
    expect(await tablesOf(await PostgresStorage.open(freshUrl!))).toEqual([])
  })

  it('does not touch what a server runs on, and no server starts on what is being moved', async () => {
    const [url, target] = [await database.fresh(), await database.fresh()]
    const onFile = new ServerProcess()
    const onDatabase = new ServerProcess({ DATABASE_URL: url })
    const late = new ServerProcess({ DATABASE_URL: target })
    clearing.push(() => Promise.all([onFile, onDatabase, late].map((server) => server.remove())))
    await filled(new SqliteStorage(onFile.directory), 50)
    await Promise.all([onFile.start(), onDatabase.start()])
    const elsewhere = join(directory(), 'elsewhere')
    const running = /a server is running on it, which must be stopped first\.\s*$/
    expect((await run(onFile.directory, elsewhere)).err).toMatch(running)
    expect((await run(url, elsewhere)).err).toMatch(/^Servers are running on test\d+ at .*: stop all of them first\.$/)
    expect((await run(onFile.directory, url)).err).toMatch(running)
    const second = new ServerProcess({ DATA_DIR: onFile.directory })
    clearing.push(() => second.remove())
    await expect(second.start()).rejects.toThrow(running)
    await onFile.stop()
    const { proxy, url: way } = await TcpProxy.to(target)
    clearing.push(() => proxy.close())
    const held = proxy.heldAfter(100_000)
    command(onFile.directory, way)
    await held
    await expect(late.start()).rejects.toThrow('what it keeps is being moved')
  })

  it.each(['to a database', 'to a directory'])(
    '%s: killed in the middle, it leaves nothing that would be served',
    async (way) => {
      const [source, url] = [directory(), await database.fresh()]
      await filled(new SqliteStorage(source), 200)
      const { proxy, url: byProxy } = await TcpProxy.to(url)
      clearing.push(() => proxy.close())
      const home = join(directory(), 'home')
      const [from, to, direct] = way === 'to a database' ? [source, byProxy, url] : [byProxy, home, home]
      if (way === 'to a directory') await moved(source, url)
      const held = proxy.heldAfter(400_000)
      const child = command(from, to)
      const gone = once(child, 'exit')
      await held
      child.kill('SIGKILL')
      await gone
      await proxy.close()
      const open = () => (way === 'to a database' ? PostgresStorage.open(url) : new SqliteStorage(home))
      await expect.poll(async () => tablesOf(await open())).toEqual([])
      const again = await moved(way === 'to a database' ? source : url, direct)
      expect(again.target).toMatchObject({ tables: 200, steps: 600, chatLines: 600, persons: 200 })
      expect(await tablesOf(await open())).toHaveLength(200)
    },
    240_000,
  )
})

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(query)
  await client.end()
}
