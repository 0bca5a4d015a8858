import { readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { expireChats } from '@hausregeln/server/erasure/chat.ts'
import { openStorage } from '@hausregeln/server/storage/open.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Hands } from '../support/cluster.ts'
import { Databases } from '../support/databases.ts'
import type { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

const NAME = 'Zerlinde'
const SAID = 'Quittenmarmelade'
const WATCHER = 'Yggdrasil'
const SHOUTED = 'Holunderbluetensirup'

const nothing = () => undefined
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

let database: Databases
beforeAll(async () => {
  database = await Databases.connect()
})
afterAll(() => database?.remove())

const servers: ServerProcess[] = []
const pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

/** Addresses of three processes on one database, or, on a file, of the one that has it to itself. */
const PLACES: readonly [string, () => Promise<readonly string[]>][] = [
  ['one process on SQLite', () => started([{}])],
  [
    'three processes on PostgreSQL',
    async () => {
      const DATABASE_URL = await database.fresh()
      return started(Array.from({ length: 3 }, () => ({ DATABASE_URL })))
    },
  ],
]

async function started(settings: readonly Readonly<Record<string, string>>[]): Promise<string[]> {
  servers.push(...settings.map((env) => new ServerProcess({ LOG_LEVEL: 'debug', ...env })))
  return (await Promise.all(servers.map((server) => server.start()))).map(({ address }) => address)
}

function at(addresses: readonly string[], index: number): string {
  return addresses[index % addresses.length] ?? ''
}

async function watches(address: string, name: string, code: string): Promise<Page> {
  const page = (await Person.named(name, address)).page(code)
  page.frames = []
  pages.push(page)
  return page.open()
}

function erase({ address, token }: Pick<Person, 'address' | 'token'>): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${address}/api/guest`, { method: 'DELETE', headers }).then(({ status }) => status)
}

/** Three who play, each at a process, and one who watches at each; the second has named the table, and is its host. */
async function evening(addresses: readonly string[]) {
  const persons = await Promise.all(['Ada', NAME, 'Ben'].map((name, n) => Person.named(name, at(addresses, n))))
  const host = persons[1]!
  const code = await host.createTable({ title: `Tisch von ${NAME}`, seats: 3, spectatorsWrite: true })
  const players = await Promise.all(persons.map((person) => person.page(code).open()))
  pages.push(...players)
  for (const [seat, page] of players.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  await players[1]!.until(() => players[1]!.table.seats.every(({ name }) => name !== null))
  await players[1]!.ask({ ask: 'say', text: SAID })
  await players[0]!.until(() => players[0]!.chat.length === 1)
  await players[0]!.ask({ ask: 'report', line: 1, reason: `${NAME} again` })
  await players[1]!.ask({ ask: 'start' })
  await Promise.all(players.map((page) => page.until(() => page.view !== null)))
  const watchers = await Promise.all([0, 1, 2].map((n) => watches(at(addresses, n), `W${n}`, code)))
  return { code, persons, players, watchers }
}

async function playOn(players: readonly Page[], steps: number, seed: number): Promise<void> {
  const hands = new Hands(players, seed)
  const before = players[0]!.sequence
  await players[0]!.until(() => players[0]!.sequence > before + steps)
  await hands.rest()
}

function lastWelcome({ frames }: Page): string {
  return frames?.findLast((frame) => frame.includes('"type":"welcome"')) ?? ''
}

/** Where the first of the processes keeps its tables, as another program may open it beside them. */
function beside(): Promise<Storage> {
  const { directory, url } = servers[0]!
  return openStorage({ databaseUrls: url === null ? [] : [url], dataDirectories: [directory] }, { beside: true })
}

describe.each(PLACES)('with %s', (_, start) => {
  let addresses: readonly string[]
  beforeAll(async () => {
    addresses = await start()
  })
  afterAll(async () => {
    await Promise.all(servers.splice(0).map((server) => server.remove()))
  })

  // First: no other table has a chat yet.
  it('the chat goes some time after the last step, also from tables and pages that are there; lines are counted on', async () => {
    const { code, players, watchers } = await evening(addresses)
    expect(watchers[0]!.chatDays).toBe(30)
    const storage = await beside()
    const { changed } = (await storage.head(code))!
    const expire = (before: number) => expireChats(storage, before, changed + 1, silent)
    await expire(changed)
    expect((await storage.read(code)).join()).toContain(SAID)
    const all = [...players, ...watchers]
    const welcomes = all.map((page) => page.welcomes)
    await expire(changed + 1)
    await Promise.all(all.map((page, n) => page.until(() => page.welcomes > welcomes[n]!)))
    for (const page of all) expect(page.chat).toEqual([])
    expect((await storage.read(code)).join()).not.toContain(SAID)
    expect((await storage.read(code)).join()).not.toContain(`${NAME} again`)
    expect(await storage.withChat(changed + 1, 9)).toEqual([])
    expect((await storage.head(code))?.changed).toBe(changed)
    await playOn(players, 10, 3)
    await players[0]!.ask({ ask: 'say', text: 'We go on.' })
    await Promise.all(watchers.map((page) => page.until(() => page.chat.length === 1)))
    expect(watchers[2]!.chat).toMatchObject([{ line: 2, text: 'We go on.' }])
    expect(await storage.withChat(Number.MAX_SAFE_INTEGER, 9)).toEqual([code])
    await storage.close()
  })

  it('a person who is erased after resigning is on no connection any more, while the game goes on; its record is in order', async () => {
    const { code, persons, players, watchers } = await evening(addresses)
    const [ada, gone, ben] = players as [Page, Page, Page]
    await playOn(players, 20, 1)
    expect(await erase(persons[1]!)).toBe(422)
    await gone.ask({ ask: 'resign' })
    const all = [ada, ben, ...watchers]
    const welcomes = all.map((page) => page.welcomes)
    const traces = [NAME, SAID, persons[1]!.id]
    for (const page of watchers) expect(page.frames!.join()).toContain(NAME)
    expect(await erase(persons[1]!)).toBe(204)
    await Promise.all(all.map((page, n) => page.until(() => page.welcomes > welcomes[n]!)))
    await gone.until(() => gone.goodbye !== null && !gone.goodbye.retry)
    await Promise.all(all.map((page) => page.until(() => !page.here.includes(persons[1]!.id))))
    for (const page of watchers) page.frames = [lastWelcome(page)]
    const late = await Promise.all([0, 1, 2].map((n) => watches(at(addresses, n), `L${n}`, code)))
    await playOn([ada, ben], 20, 7)
    await ada.ask({ ask: 'propose', what: 'stop' })
    await ben.until(() => ben.table.proposal?.what === 'stop')
    await ben.ask({ ask: 'answer', agree: true })
    await Promise.all([...all, ...late].map((page) => page.until(() => page.table.phase === 'over')))
    for (const page of [...watchers, ...late]) {
      expect(page.frames!.filter((frame) => traces.some((trace) => frame.includes(trace)))).toEqual([])
      expect(page.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Guest 2', 'Ben'])
      expect(page.table.settings.title).toBe('Tisch von …')
      expect(page.table.host.name).toBe('Ada')
      expect(page.lines.map(({ event }) => event.type)).toEqual(
        ada.lines.slice(page.missing).map(({ event }) => event.type),
      )
    }
    for (const address of addresses) {
      const record = await (await fetch(`${address}/api/tables/${code}/record`)).text()
      expect(record).not.toContain(NAME)
      verifyRecord(classic.book, readRecord(record), null)
    }
    expect(servers.map(({ output }) => output).join()).toContain('Something was reported')
    for (const trace of traces) expect(servers.map(({ output }) => output).join()).not.toContain(trace)
  })

  it('a person who is erased and has only watched and written is found, too', async () => {
    const { code, players, watchers } = await evening(addresses)
    const person = await Person.named(WATCHER, at(addresses, 1))
    const shouting = await person.page(code).open()
    pages.push(shouting)
    await shouting.ask({ ask: 'say', text: SHOUTED })
    await Promise.all(watchers.map((page) => page.until(() => page.chat.length === 2)))
    const welcomes = watchers.map((page) => page.welcomes)
    expect(await erase(person)).toBe(204)
    await Promise.all(watchers.map((page, n) => page.until(() => page.welcomes > welcomes[n]!)))
    await Promise.all(watchers.map((page) => page.until(() => !Object.values(page.names).includes(WATCHER))))
    for (const page of watchers) for (const trace of [WATCHER, SHOUTED]) expect(lastWelcome(page)).not.toContain(trace)
    await players[0]!.ask({ ask: 'say', text: 'We play on.' })
    await Promise.all(watchers.map((page) => page.until(() => page.chat.at(-1)?.text === 'We play on.')))
    expect(watchers[0]!.chat.map(({ line, text }) => [line, text])).toEqual([
      [1, SAID],
      [2, '…'],
      [3, 'We play on.'],
    ])
  })
})
