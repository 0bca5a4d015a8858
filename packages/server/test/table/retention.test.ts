import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TableSummary, tableListSchema } from '@hausregeln/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { newNonce, Person, post, TestServer, tableSettings } from '../support/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: TestServer
const pages: Page[] = []
beforeEach(async () => {
  server = await new TestServer().start()
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

async function enter(person: Person, code: string): Promise<Page> {
  const page = await person.page(code).open()
  pages.push(page)
  return page
}

async function listed(): Promise<TableSummary[]> {
  return tableListSchema.parse(await (await fetch(`${server.address}/api/tables`)).json()).tables
}

async function own({ token }: Person): Promise<TableSummary[]> {
  const answer = await fetch(`${server.address}/api/games`, { headers: { authorization: `Bearer ${token}` } })
  return tableListSchema.parse(await answer.json()).tables
}

async function close({ token }: Person, code: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.address}/api/tables/${code}`, { method: 'DELETE', headers })
  return answer.status === 204 ? 'closed' : ((await answer.json()) as { reason: string }).reason
}

/** As if everything had happened so long before. The server is stopped in the meantime. */
async function later(milliseconds: number): Promise<void> {
  for (const page of pages) page.close()
  await server.stop()
  const db = new DatabaseSync(join(server.directory, 'hausregeln.db'))
  db.prepare('UPDATE tables SET changed = changed - ?1, seen = max(0, seen - ?1)').run(milliseconds)
  db.close()
  await server.start()
}

describe('a table at which nothing happens any more', () => {
  it('is closed after a day if its game has not begun; those who come to it are told why', async () => {
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable({ public: true })
    const [{ expires, changed } = { expires: 0, changed: 0 }] = await own(ada)
    expect((expires ?? 0) - changed).toBe(24 * HOUR)
    await later(23 * HOUR)
    expect((await listed()).map((table) => table.code)).toEqual([code])
    await later(2 * HOUR)
    await expect.poll(() => listed()).toEqual([])
    expect(await own(ada)).toMatchObject([{ code, phase: 'over' }])
    const page = await enter(new Person(server.address, { token: ada.token, guest: { id: ada.id, name: 'Ada' } }), code)
    expect(page.goodbye).toMatchObject({ reason: 'abandoned', retry: false })
  })

  it('stays while somebody is there', async () => {
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable()
    await later(23 * HOUR)
    const page = await enter(new Person(server.address, { token: ada.token, guest: { id: ada.id, name: 'Ada' } }), code)
    await expect.poll(async () => (await own(ada))[0]?.here).toBe(1)
    page.close()
    await later(2 * HOUR)
    await expect.poll(async () => (await server.storage.head(code))?.phase).toBe('lobby')
  })

  it('is removed with all that was kept of it a year after it is over', async () => {
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable()
    expect(await close(ada, code)).toBe('closed')
    await later(364 * DAY)
    expect(await own(ada)).toHaveLength(1)
    await later(2 * DAY)
    await expect.poll(() => own(ada)).toEqual([])
    expect(await server.storage.read(code)).toEqual([])
  })

  it('loses its chat after thirty days, of which pages are told, and nothing else', async () => {
    const all = await server.playing(['Ada', 'Ben'])
    pages.push(...all)
    const { code } = all[0].table
    await all[0].ask({ ask: 'say', text: 'Between us' })
    expect(all[1].chatDays).toBe(30)
    const kept = async () => (await server.storage.read(code)).join().includes('Between us')
    await later(29 * DAY)
    const { token, guest } = all[0]
    const comes = () => enter(new Person(server.address, { token, guest: { id: guest, name: 'Ada' } }), code)
    const found = await comes()
    expect(found.chat).toMatchObject([{ text: 'Between us' }])
    await later(2 * DAY)
    await expect.poll(kept).toBe(false)
    const after = await comes()
    expect([after.chat, after.table.phase, after.entries]).toEqual([[], 'playing', found.entries])
  })

  it('with a game is closed after ninety days, and has its record', async () => {
    const all = await server.playing(['Ada', 'Ben'])
    pages.push(...all)
    const { code } = all[0].table
    await later(91 * DAY)
    await expect.poll(async () => (await server.storage.head(code))?.phase).toBe('over')
    expect((await fetch(`${server.address}/api/tables/${code}/record`)).status).toBe(200)
  })
})

describe('a table that is closed by its host', () => {
  it('ends for all who are there, and no longer counts', async () => {
    const [ada, ben] = [await Person.named('Ada', server.address), await Person.named('Ben', server.address)]
    const code = await ada.createTable({ public: true })
    const at = [await enter(ada, code), await enter(ben, code)]
    expect(await close(ben, code)).toBe('hostOnly')
    expect(await close(ada, code)).toBe('closed')
    for (const page of at) await page.until(() => page.goodbye !== null)
    expect(at.map(({ goodbye }) => goodbye?.reason)).toEqual(['closed', 'closed'])
    expect(await listed()).toEqual([])
    expect(await server.storage.standing(ada.id)).toEqual({ belongs: 0, hosts: 0 })
    expect(await close(ada, code)).toBe('gameIsOver')
    expect(await close(ada, '2222222222')).toBe('noSuchTable')
  })

  it('is none at which others play', async () => {
    const all = await server.playing(['Ada', 'Ben'])
    pages.push(...all)
    const ada = new Person(server.address, { token: all[0].token, guest: { id: all[0].guest, name: 'Ada' } })
    expect(await close(ada, all[0].table.code)).toBe('gameRuns')
    await all[0].ask({ ask: 'say', text: 'We play on.' })
  })
})

describe('the list of open tables', () => {
  it('shows first where people are, and three tables of one host at most', async () => {
    const [ada, eve] = [await Person.named('Ada', server.address), await Person.named('Eve', server.address)]
    const code = await ada.createTable({ public: true, seats: 4 })
    for (let n = 0; n < 9; n++) await post(server.address, '/api/tables', tableSettings({ public: true }), eve.token)
    expect(await listed()).toHaveLength(4)
    const page = await enter(ada, code)
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await expect.poll(async () => (await listed()).map(({ here }) => here)).toEqual([1, 0, 0, 0])
    expect((await listed())[0]?.code).toBe(code)
    page.close()
    await expect.poll(async () => (await listed()).map(({ here }) => here)).toEqual([0, 0, 0, 0])
  })
})
