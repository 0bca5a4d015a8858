import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Page, Player } from './support/page.ts'
import { TestDatabase } from './support/postgres.ts'
import { ServerProcess } from './support/process.ts'
import { newNonce, Person } from './support/server.ts'

let database: TestDatabase | undefined
let servers: ServerProcess[] = []
let pages: Page[] = []

beforeAll(async () => {
  database = await TestDatabase.start()
}, 60_000)
afterAll(() => database?.remove(), 60_000)
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await Promise.all(servers.splice(0).map((server) => server.remove()))
}, 60_000)

/** Three processes that share nothing but the database. */
async function threeServers(): Promise<readonly [ServerProcess, ServerProcess, ServerProcess]> {
  if (database === undefined) throw new Error('The database has not started.')
  const env = { DATABASE_URL: await database.fresh(), LOG_LEVEL: 'error' }
  const three = [new ServerProcess(env), new ServerProcess(env), new ServerProcess(env)] as const
  servers = [...three]
  await Promise.all(three.map((server) => server.start()))
  return three
}

/** A table of which each person is at a server of their own. */
async function tableAcross(at: readonly ServerProcess[], seats: number): Promise<Page[]> {
  const persons = await Promise.all(at.map((server, index) => Person.named(`P${index}`, server.address)))
  const code = await persons[0]!.createTable({ seats })
  pages = await Promise.all(persons.map((person) => person.page(code).open()))
  for (const [seat, page] of pages.slice(0, seats).entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  await pages[0]!.until(() => pages[0]!.table?.seats.every(({ name }) => name !== null) ?? false)
  await pages[0]!.ask({ ask: 'start' })
  await Promise.all(pages.map((page) => page.until(() => page.view !== null)))
  return pages
}

/** All have seen the newest step, and the same game. */
async function settle(all: readonly Page[]): Promise<void> {
  await sleep(300)
  const newest = Math.max(...all.map(({ sequence }) => sequence))
  await Promise.all(all.map((page) => page.until(() => page.sequence >= newest, 30_000)))
}

describe('three processes on one database', () => {
  it('play one game: every confirmed move is there once, all see the same', async () => {
    const [one, two, three] = await threeServers()
    const [ada, ben, cem] = await tableAcross([one, two, three], 3)
    const players = [ada!, ben!, cem!].map((page, seat) => new Player(page, 'random', 40 + seat))
    for (const player of players) void player.play(5)
    await ada!.until(() => ada!.sequence > 120, 60_000)
    for (const player of players) player.stop()
    await settle(pages)
    expect(new Set(pages.map(({ sequence }) => sequence)).size).toBe(1)
    expect(Buffer.from(ada!.view!).equals(cem!.view!)).toBe(true)
    const confirmed = players.reduce((sum, { done }) => sum + done, 0)
    expect(confirmed).toBeGreaterThan(100)
    // Created, three seats, started; then a step for every confirmed move.
    expect(ada!.sequence).toBe(5 + confirmed)
  }, 120_000)

  it('goes on when one of them is killed; its people come back to what was confirmed', async () => {
    const [one, two] = await threeServers()
    const [ada, ben] = await tableAcross([one, two], 2)
    const players = [ada!, ben!].map((page, seat) => new Player(page, 'random', 50 + seat))
    for (const player of players) void player.play(5)
    await ada!.until(() => ada!.sequence > 40, 60_000)
    await one.kill()
    await sleep(500)
    const before = ben!.sequence
    await one.startAgain({})
    await ben!.until(() => ben!.sequence > before + 30, 60_000)
    for (const player of players) player.stop()
    await settle(pages)
    expect(ada!.sequence).toBe(4 + players.reduce((sum, { done }) => sum + done, 0))
    expect(Buffer.from(ada!.view!.subarray(0, 64)).equals(ben!.view!.subarray(0, 64))).toBe(true)
  }, 120_000)

  it('lets one process alone play the bots, and another when that one is gone', async () => {
    const [one, two] = await threeServers()
    const person = await Person.named('Ada', one.address)
    const code = await person.createTable({ seats: 3, pace: 'instant' })
    const host = await person.page(code).open()
    const elsewhere = await (await Person.named('Zoe', two.address)).page(code).open()
    pages = [host, elsewhere]
    await host.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    for (const seat of [1, 2]) await host.ask({ ask: 'seatBot', seat, bot: 'plain' })
    await host.ask({ ask: 'start' })
    await host.ask({ ask: 'standIn', seat: 0, bot: 'plain' })
    await elsewhere.until(() => elsewhere.sequence > 60, 60_000)
    await one.kill()
    const before = elsewhere.sequence
    await elsewhere.until(() => elsewhere.sequence > before + 60, 60_000)
    await one.startAgain({})
    await host.until(() => host.sequence > before + 60, 60_000)
    expect(host.table?.frozen).toBeNull()
  }, 180_000)

  it('waits for a database that is restarted under load, and has lost nothing', async () => {
    const [one, two] = await threeServers()
    const [ada, ben] = await tableAcross([one, two], 2)
    const players = [ada!, ben!].map((page, seat) => new Player(page, 'random', 60 + seat))
    for (const player of players) void player.play(5)
    await ada!.until(() => ada!.sequence > 40, 60_000)
    await database?.restart()
    const before = Math.max(ada!.sequence, ben!.sequence)
    await ben!.until(() => ben!.sequence > before + 30, 60_000)
    for (const player of players) player.stop()
    await settle(pages)
    expect(ada!.sequence).toBe(4 + players.reduce((sum, { done }) => sum + done, 0))
  }, 180_000)
})
