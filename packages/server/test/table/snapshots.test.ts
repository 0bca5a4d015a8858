import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot, nextBotAction } from '@hausregeln/bots'
import { moveOf, newHeader, Session, writeRecord } from '@hausregeln/engine'
import type { MessageOf } from '@hausregeln/protocol'
import { classic } from '@hausregeln/rulebooks'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { readSnapshot, writeSnapshot } from '@hausregeln/server/table/snapshot/format.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { head } from '../storage/conformance.ts'
import { Databases } from '../support/databases.ts'
import { HandTime } from '../support/handTime.ts'
import { layDown, longGame } from '../support/longGame.ts'
import { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { guestOn, newNonce, Person, post, TestServer, tableSettings } from '../support/server.ts'

let database: Databases
beforeAll(async () => {
  database = await Databases.connect()
})
afterAll(() => database?.remove())

const GAME = longGame(400)
const CODE = 'abcdefghkm'
const patiently = { interval: 20 }
const ATTEMPTS = 20

interface Figures {
  /** The address at which they are told. */
  readonly figures: string
}

async function figure({ figures }: Figures, name: string): Promise<number> {
  const text = await (await fetch(`${figures}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? 0,
  )
}

const clearing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'hausregeln-snapshots-'))
  clearing.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

type Open = () => Promise<Storage>

async function onSqlite(): Promise<Open> {
  const path = directory()
  return async () => new SqliteStorage(path)
}

async function onPostgres(): Promise<Open> {
  const url = await database.fresh()
  return () => PostgresStorage.open(url)
}

/** A server that lets go of tables at once, with the long game on it, and somebody who looks at it. */
async function house(open: Open) {
  const server = await new TestServer({ idleSeconds: 0 }, undefined, open).start()
  clearing.push(() => server.remove())
  await layDown(server.storage, CODE, GAME)
  return { server, watcher: await Person.named('Eve', server.address) }
}

/** What a new page is told that wants so many lines; then the table leaves memory. */
async function welcomed(server: TestServer, { token }: Person, lines: number | null = 100) {
  const page = new Page(server.address, CODE, token)
  page.frames = []
  page.wanted = lines
  await page.open()
  const told = page.frames.map((text) => JSON.parse(text) as { type: string })
  page.close()
  await expect.poll(() => figure(server, 'hausregeln_tables'), patiently).toBe(0)
  const { now: _, ...rest } = told.find(({ type }) => type === 'welcome') as MessageOf<'welcome'>
  return rest
}

const written = (server: Figures) => figure(server, 'hausregeln_snapshots_total{what="written"}')

/** One more snapshot than so many has been written; how many there are then: on a busy machine a table may leave twice. */
async function snapshotted(server: Figures, before = 0): Promise<number> {
  await expect.poll(() => written(server), patiently).toBeGreaterThan(before)
  return await written(server)
}

/** A game at one screen of a person and a bot that has so many entries, and where the person is to act. */
function recordOfTwo(entries: number): string {
  const seats = [{ name: 'Ada' }, { name: 'Otto', bot: 'plain' }]
  const chance = { kind: 'seed', seed: 4 } as const
  const session = new Session(classic.book, newHeader(classic.book, { seats, options: {}, chance }))
  const bots = seats.map((_, seat) => {
    const bot = createBot('plain')
    bot.begin(seat)
    return bot
  })
  while (session.length < entries || session.game.s.turnSeat !== 0)
    session.act(moveOf(session.game, nextBotAction(session.game, bots)))
  return writeRecord(session.record)
}

describe('a table with a snapshot', () => {
  it.each([
    ['SQLite', onSqlite],
    ['PostgreSQL', onPostgres],
  ])(
    'on %s is opened from it and the steps since, and tells all that it would tell by its whole log',
    async (_name, place) => {
      const { server, watcher } = await house(await place())
      const first = await welcomed(server, watcher)
      await snapshotted(server)
      // The process ends between a step and the next snapshot.
      const chat = { line: 1, guest: { id: watcher.id, name: 'Eve' }, text: 'Well played', at: 1 }
      const said = JSON.stringify({ at: Date.now(), facts: [{ fact: 'said', line: chat }] })
      const { code: _, sequence, here: _here, seen: _seen, ...head } = (await server.storage.head(CODE))!
      await server.storage.append(CODE, sequence, [said], head)
      await server.stop()
      await server.start()
      const again = await welcomed(server, watcher)
      expect(await figure(server, 'hausregeln_snapshots_total{what="used"}')).toBeGreaterThan(0)
      expect(again).toEqual({ ...first, sequence: 401, chat: [chat], guest: again.guest })
      // A page that wants more than it has gets it from the log: all lines, and the lines before those that they have.
      const all = await welcomed(server, watcher, null)
      expect(all.game!.log.lines.length).toBe(first.game!.log.kept + first.game!.log.lines.length)
      expect(all.game!.log.lines.slice(first.game!.log.kept)).toEqual(first.game!.log.lines)
      const page = new Page(server.address, CODE, watcher.token)
      page.wanted = 100
      clearing.push(() => page.close())
      await page.open()
      page.sendRaw(JSON.stringify({ type: 'log', before: page.missing, count: 500 }))
      await page.until(() => page.lines.length > 500 || page.missing === 0)
      expect(page.lines).toEqual(all.game!.log.lines.slice(page.missing))
      expect(page.visits).toBe(1)
      expect(await figure(server, 'hausregeln_tables_lost_total')).toBe(0)
    },
  )

  it('that goes on with a game that was brought has one at once, few as its steps are', async () => {
    const time = new HandTime()
    const server = await new TestServer({ idleSeconds: 0 }, time).start()
    clearing.push(() => server.remove())
    const ada = await Person.named('Ada', server.address)
    const { code } = (await post(
      server.address,
      '/api/tables',
      { ...tableSettings({ seats: 2 }), record: recordOfTwo(60) },
      ada.token,
    )) as { readonly code: string }
    const page = ada.page(code)
    clearing.push(() => page.close())
    await page.open()
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await page.ask({ ask: 'start' })
    page.close()
    // It leaves memory when the game rests, since nobody is there.
    const rested = async () => {
      time.pass(1)
      return await written(server)
    }
    await expect.poll(rested, patiently).toBeGreaterThan(0)
    expect((await server.storage.head(code))!.sequence).toBeLessThan(50)
  })

  it('goes on from it, and from the steps after it, when the process is killed between the two', async () => {
    const server = new ServerProcess({ TABLE_IDLE_SECONDS: '0', LOG_LEVEL: 'warn' })
    clearing.push(() => server.remove())
    const storage = new SqliteStorage(server.directory)
    const known = await guestOn(storage, 'Eve')
    await layDown(storage, CODE, longGame(200, [{ id: known.guest.id, name: 'Eve' }]))
    await storage.close()
    await server.start()
    const page = new Person(server.address, known).page(CODE)
    page.wanted = 100
    clearing.push(() => page.close())
    await page.open()
    await snapshotted(server)
    await page.ask({ ask: 'say', text: 'Is anybody there?' })
    await server.kill()
    await server.start()
    await page.until(() => page.welcomes === 2)
    expect([page.sequence, page.chat.map(({ text }) => text)]).toEqual([201, ['Is anybody there?']])
    expect(await figure(server, 'hausregeln_snapshots_total{what="used"}')).toBeGreaterThan(0)
    expect(server.output).not.toContain('A snapshot is left aside')
  })

  it('plays its log where the snapshot is damaged, of another program, table or log, or newer than the log', async () => {
    const { server, watcher } = await house(await onSqlite())
    const first = await welcomed(server, watcher)
    let count = await snapshotted(server)
    const { snapshots } = server.storage
    const stored = (await snapshots.get(CODE))!
    const snapshot = await readSnapshot(stored.body)
    const state = Buffer.from(snapshot.play.session.state, 'base64')
    state[0]!++
    const session = { ...snapshot.play.session, state: state.toString('base64') }
    const spoiled = [
      stored.body.with(stored.body.length - 3, stored.body.at(-3)! ^ 1),
      stored.body.with(0, 0),
      new Uint8Array(),
      await writeSnapshot({ ...snapshot, program: 'another' }),
      await writeSnapshot({ ...snapshot, code: 'another' }),
      await writeSnapshot({ ...snapshot, last: 'another' }),
      await writeSnapshot({ ...snapshot, play: { ...snapshot.play, session } }),
    ]
    const ignored = () => figure(server, 'hausregeln_snapshots_total{what="ignored"}')
    for (const [index, body] of spoiled.entries()) {
      // A whole one that is still on its way when this one is put takes its place: then it is put again.
      for (let attempt = 0; attempt < ATTEMPTS && (await ignored()) === index; attempt++) {
        await snapshots.put({ ...stored, body })
        expect(await welcomed(server, watcher)).toEqual(first)
      }
      expect(await ignored()).toBe(index + 1)
      count = await snapshotted(server, count)
    }
    // Read, it would be told as step 401.
    const newer = await writeSnapshot({ ...snapshot, sequence: 401 })
    await snapshots.put({ ...stored, sequence: 401, body: newer })
    expect(await welcomed(server, watcher)).toEqual(first)
    expect(first.sequence).toBe(400)
  })

  it('has none when it is over', async () => {
    const { server, watcher } = await house(await onSqlite())
    await welcomed(server, watcher)
    await snapshotted(server)
    const { storage } = server
    const { code: _, sequence, here: _here, seen: _seen, ...head } = (await storage!.head(CODE))!
    const ended = JSON.stringify({ at: Date.now(), facts: [{ fact: 'ended' }] })
    await storage!.append(CODE, sequence, [ended], { ...head, phase: 'over' })
    expect((await welcomed(server, watcher)).table.phase).toBe('over')
    await expect.poll(() => storage.snapshots.get(CODE), patiently).toBeNull()
  })

  it('lets a move be taken back that was made before it, and gives the record, with nobody sent away', async () => {
    const { server } = await house(await onSqlite())
    const persons = await Promise.all(['Ada', 'Ben', 'Cem', 'Dan'].map((name) => Person.named(name, server.address)))
    const own = 'kmabcdefgh'
    const game = longGame(
      300,
      persons.map(({ id }, seat) => ({ id, name: `P${seat}` })),
    )
    await layDown(server.storage, own, game)
    const record = (person: Person) =>
      fetch(`${server.address}/api/tables/${own}/record`, { headers: { authorization: `Bearer ${person.token}` } })
    expect((await record(persons[0]!)).status).toBe(409)
    await snapshotted(server)
    const pages = await Promise.all(persons.map((person) => new Page(server.address, own, person.token).open()))
    clearing.push(() => pages.forEach((page) => void page.close()))
    const { seat, move } = pages[0]!.takeBack!
    await pages[seat]!.ask({ ask: 'propose', what: 'takeBack' })
    for (const page of pages) if (page !== pages[seat]) await page.ask({ ask: 'answer', agree: true })
    await Promise.all(pages.map((page) => page.until(() => page.table.proposal === null)))
    expect(pages.map(({ takeBack }) => takeBack?.move === move)).toEqual([false, false, false, false])
    expect(pages.map(({ visits }) => visits)).toEqual([1, 1, 1, 1])
    expect(await figure(server, 'hausregeln_tables_lost_total')).toBe(0)
  })
})

describe('the file with snapshots', () => {
  it('is made again where it cannot be read; tables do not mind', async () => {
    const path = directory()
    const stored = { code: 'a', sequence: 7, body: Buffer.from('body') }
    writeFileSync(join(path, 'snapshots.db'), 'no database at all'.repeat(1000))
    const storage = new SqliteStorage(path)
    clearing.push(() => storage.close())
    await storage.append('a', 0, ['x'], head())
    await storage.snapshots.put(stored)
    expect(await storage.snapshots.get('a')).toEqual({ ...stored, body: new Uint8Array(stored.body) })
    expect(await storage.read('a')).toEqual(['x'])
  })

  it('is made again where pages of it are damaged, as soon as somebody comes upon them', async () => {
    const path = directory()
    const file = join(path, 'snapshots.db')
    const stored = (n: number) => ({ code: `t${n}`, sequence: 7, body: Buffer.alloc(3000, n) })
    const first = new SqliteStorage(path)
    for (let n = 0; n < 50; n++) await first.snapshots.put(stored(n))
    await first.close()
    const bytes = readFileSync(file)
    expect(bytes.length).toBeGreaterThan(100_000)
    writeFileSync(file, bytes.fill(0xa5, 8192))
    const storage = new SqliteStorage(path)
    clearing.push(() => storage.close())
    await expect(storage.snapshots.get('t20')).rejects.toThrow('cannot be used')
    expect(await storage.snapshots.get('t20')).toBeNull()
    await storage.snapshots.put(stored(20))
    expect((await storage.snapshots.get('t20'))?.sequence).toBe(7)
  })
})
