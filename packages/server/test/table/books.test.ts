import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isHost, readRecord, verifyRecord } from '@hausregeln/engine'
import { tableListSchema } from '@hausregeln/protocol'
import { carriedBook, FILE_LIMITS } from '@hausregeln/rulebooks/file/index.ts'
import { linksIn } from '@hausregeln/server/admin/commands.ts'
import type { Limits } from '@hausregeln/server/quota/limits.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { bring, fetchBook, sunday } from '../support/bookFile.ts'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { NO_LIMITS, newNonce, Person, post, TestServer, tableSettings } from '../support/server.ts'

let server: TestServer
const pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

const DAY = 86_400_000

async function start(limits: Partial<Limits> = {}): Promise<void> {
  server = await new TestServer({ limits: { ...NO_LIMITS, ...limits } }).start()
}

async function enter(person: Person, code: string): Promise<Page> {
  const page = await person.page(code).open()
  pages.push(page)
  return page
}

function ask(path: string, token?: string, method = 'GET', headers = {}): Promise<Response> {
  const known = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return fetch(server.address + path, { method, headers: { ...known, ...headers }, redirect: 'manual' })
}

interface Told {
  readonly reason?: string
  readonly code?: string
  readonly faults?: readonly { readonly at: readonly unknown[]; readonly de: string; readonly en: string }[]
}

function tell(path: string, body: unknown, token?: string): Promise<Told> {
  return post(server.address, path, body, token) as Promise<Told>
}

describe('a table with a rulebook that somebody has brought', () => {
  it('plays by it: persons, bots and spectators get it, the record carries it, a restart keeps it', async () => {
    await start()
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => Person.named(name, server.address)))
    const book = await bring(server.address, ada!.token, sunday({ numbers: { startCash: 800 } }))
    const code = await ada!.createTable({ rulebook: 'sunday', book, seats: 3, public: true })
    const [one, two, watcher] = await Promise.all([ada!, ben!, eve!].map((person) => enter(person, code)))
    expect(watcher!.told?.own).toEqual({
      mark: book,
      title: { de: 'Sonntag', en: 'Sunday' },
      base: 'classic',
      differences: expect.any(Number),
    })
    const { tables } = tableListSchema.parse(await (await ask('/api/tables')).json())
    expect(tables[0]?.own?.title).toEqual({ de: 'Sonntag', en: 'Sunday' })
    await one!.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await two!.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    await one!.ask({ ask: 'seatBot', seat: 2, bot: 'steady' })
    await one!.ask({ ask: 'start' })
    await Promise.all([one!, two!, watcher!].map((page) => page.until(() => page.view !== null)))
    const rulebook = await fetchBook(server.address, watcher!)
    for (const page of [one!, two!, watcher!]) page.rulebook = rulebook
    // 800 instead of the 1,500 of classic: the bot may have had its first turn already, and gained by a card.
    expect(watcher!.game?.s.cash.slice(0, 3).every((cash) => cash < 1500)).toBe(true)

    const players = [new Player(one!, 'random', 1), new Player(two!, 'random', 2)]
    const played = players.map((player) => player.play())
    await one!.until(() => one!.sequence > 20 || one!.told?.phase === 'over')
    for (const player of players) player.stop()
    for (const page of pages) page.stopAsking()
    await Promise.all(played)
    const before = one!.entries
    await server.stop()
    await server.start()
    const again = await enter(
      new Person(server.address, { token: ada!.token, guest: { id: ada!.id, name: 'Ada' } }),
      code,
    )
    again.rulebook = rulebook
    expect(again.told?.frozen).toBeNull()
    expect(again.entries).toBeGreaterThanOrEqual(before)
    expect(again.told?.own?.mark).toBe(book)

    if (again.told?.phase !== 'over') await again.ask({ ask: 'resign' })
    const other = await enter(
      new Person(server.address, { token: ben!.token, guest: { id: ben!.id, name: 'Ben' } }),
      code,
    )
    if (other.told?.phase !== 'over') await other.ask({ ask: 'resign' })
    await other.until(() => other.told?.phase === 'over')
    const record = readRecord(await (await ask(`/api/tables/${code}/record`)).text())
    const carried = carriedBook(record.header)
    if (carried === null || carried.faults) throw new Error('The record carries no rulebook that can be played.')
    expect(carried.value.book.identity()).toBe(rulebook.book.identity())
    expect(record.entries.some(({ entry }) => isHost(entry) && entry.host === 'reveal')).toBe(true)
    verifyRecord(carried.value.book, record)
  })

  it('is laid by its mark alone: what does not fit, or is not there, is refused in a sentence', async () => {
    await start()
    const ada = await Person.named('Ada', server.address)
    const book = await bring(server.address, ada.token, sunday())
    const lay = (changes: object) => tell('/api/tables', { ...tableSettings(), ...changes }, ada.token)
    expect(await lay({ rulebook: 'sunday', book: 'f'.repeat(64) })).toMatchObject({ reason: 'noSuchBook' })
    expect(await lay({ rulebook: 'classic', book })).toMatchObject({ sentence: expect.stringContaining('"sunday"') })
    expect(await lay({ rulebook: 'sunday' })).toMatchObject({ reason: 'badSettings' })
    expect(await lay({ rulebook: 'sunday', book, options: { nothing: 1 } })).toMatchObject({ reason: 'badSettings' })
    expect(await lay({ rulebook: 'sunday', book: '../x' })).toMatchObject({ reason: 'malformed' })
    // What a link keeps may need another book beside it: no table is laid with that.
    await tell('/api/links', sunday({ id: 'linked' }), ada.token)
    const [link] = await server.storage.books.links('', 1)
    expect(await lay({ rulebook: 'linked', book: link!.mark })).toMatchObject({ reason: 'noSuchBook' })
  })

  it('changes to another rulebook in the lobby, and the next table has it, too', async () => {
    await start()
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable({ seats: 2 })
    const page = await enter(ada, code)
    const book = await bring(server.address, ada.token, sunday())
    const settings = { ...page.table.settings, rulebook: 'sunday', book }
    const missing = { ...settings, book: 'e'.repeat(64) }
    expect(await page.request({ ask: 'configure', settings: missing })).toMatchObject({ refusal: 'noSuchBook' })
    await page.ask({ ask: 'configure', settings })
    expect(page.told?.own?.title).toEqual({ de: 'Sonntag', en: 'Sunday' })
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await page.ask({ ask: 'fillSeats', bot: 'steady' })
    await page.ask({ ask: 'start' })
    await page.ask({ ask: 'resign' })
    await page.ask({ ask: 'rematch' })
    await page.until(() => page.told?.rematch != null)
    expect((await enter(ada, page.table.rematch!)).told?.own?.mark).toBe(book)
  })
})

describe('rulebooks that are brought', () => {
  it('are kept once, no matter who brings them; a translation has the same rules', async () => {
    await start()
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(name, server.address)))
    const first = await bring(server.address, ada!.token, sunday())
    const size = await server.storage.books.size()
    expect(await bring(server.address, ben!.token, sunday())).toBe(first)
    expect(await server.storage.books.size()).toBe(size)
    const translated = await bring(server.address, ben!.token, sunday({ title: 'Dimanche' }))
    expect(translated).not.toBe(first)
    const [one, two] = await Promise.all([first, translated].map((mark) => server.storage.books.get(mark)))
    expect(two?.identity).toBe(one?.identity)
    // Each keeps its own words, no matter which was asked for first.
    const texts = await Promise.all([first, translated].map(async (mark) => (await ask(`/api/books/${mark}`)).text()))
    expect(texts.map((text) => [text.includes('Sonntag'), text.includes('Dimanche')])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('are refused with all that is wrong with them, and nothing of them is kept', async () => {
    await start()
    const { token } = await Person.named('Eve', server.address)
    const faults = async (file: unknown) =>
      (await tell('/api/books', file, token)).faults?.map(({ at }) => at.join('.'))
    expect(await faults(sunday({ numbers: { startCash: -5 }, choices: { declined: 'x'.repeat(200) } }))).toEqual(
      expect.arrayContaining(['choices.declined', 'numbers.startCash']),
    )
    const worst = await tell('/api/books', sunday({ title: '<b>x', paragraphs: many(200) }), token)
    expect(worst.faults?.length).toBeLessThanOrEqual(50)
    for (const { de, en } of worst.faults ?? []) expect(Math.max(de.length, en.length)).toBeLessThan(400)
    expect(await faults([])).toHaveLength(1)
    expect(await tell('/api/books', sunday())).toMatchObject({ reason: 'badToken' })
    const large = await fetch(`${server.address}/api/books`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: ' '.repeat(FILE_LIMITS.bytes + 1),
    })
    expect(large.status).toBe(413)
    const twice = await fetch(`${server.address}/api/books`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(sunday()).replace('"version":1', '"version":1,"version":2'),
    })
    expect([twice.status, ((await twice.json()) as Told).reason]).toEqual([422, 'badBook'])
    expect(await server.storage.books.size()).toBe(0)
  })

  it('are no more than a person may bring, and no more than the server keeps', async () => {
    await start({ BOOKS_PER_GUEST: 2 })
    const { token } = await Person.named('Eve', server.address)
    await bring(server.address, token, sunday())
    expect(await tell('/api/books', { bad: true }, token)).toMatchObject({ reason: 'badBook' })
    expect(await tell('/api/books', sunday(), token)).toMatchObject({ reason: 'tooFast' })
    await server.remove()
    await start({ BOOK_MEGABYTES: 0 })
    const ada = await Person.named('Ada', server.address)
    expect(await tell('/api/books', sunday(), ada.token)).toMatchObject({ reason: 'booksFull' })
  })
})

describe('short links to rulebooks', () => {
  it('open the page for a browser, and give the file as it was written to anybody else', async () => {
    await start()
    const { token } = await Person.named('Ada', server.address)
    const { code } = await tell('/api/links', sunday(), token)
    expect(code).toMatch(/^[2-9a-z]{10}$/)
    expect((await tell('/api/links', sunday(), token)).code).toBe(code)
    const page = await ask(`/b/${code}`, undefined, 'GET', { accept: 'text/html,*/*' })
    expect([page.status, page.headers.get('location')]).toEqual([302, `../#/b/${code}`])
    for (const path of [`/b/${code}`, `/api/links/${code}`]) {
      const file = await ask(path)
      expect(file.headers.get('content-disposition')).toContain(`hausregeln-${code}.json`)
      expect(await file.json()).toEqual(sunday())
    }
    expect((await ask('/b/2222222222')).status).toBe(404)
    expect((await ask('/b/x')).status).toBe(400)
  })

  it('are removed by the person who made them, and by nobody else; how many a person has is limited', async () => {
    await start({ LINKS_PER_GUEST: 2 })
    const [ada, eve] = await Promise.all(['Ada', 'Eve'].map((name) => Person.named(name, server.address)))
    const codes: string[] = []
    for (const id of ['one', 'two']) codes.push((await tell('/api/links', sunday({ id, title: id }), ada!.token)).code!)
    expect(await tell('/api/links', sunday({ id: 'three' }), ada!.token)).toMatchObject({ reason: 'tooManyLinks' })
    expect((await ask(`/api/links/${codes[0]}`, eve!.token, 'DELETE')).status).toBe(404)
    const all: string[] = []
    for await (const { title } of linksIn(server.storage)) all.push(title)
    expect(all.toSorted()).toEqual(['"one"', '"two"'])
    expect((await ask(`/api/links/${codes[0]}`, ada!.token, 'DELETE')).status).toBe(204)
    expect((await ask(`/b/${codes[0]}`)).status).toBe(404)
    const { links } = (await (await ask('/api/links', ada!.token)).json()) as {
      links: { code: string; title: object }[]
    }
    expect(links).toMatchObject([{ code: codes[1], title: { en: 'two' } }])
    const kept = (await (await ask('/api/guest', ada!.token)).json()) as { links: object[] }
    expect(kept.links).toHaveLength(1)
    expect((await ask('/api/guest', ada!.token, 'DELETE')).status).toBe(204)
    expect(await server.storage.books.links('', 9)).toEqual([])
  })

  it('expire when nobody opens them for long, and what they led to goes with them', async () => {
    await start()
    const ada = await Person.named('Ada', server.address)
    const made = (await tell('/api/links', sunday(), ada.token)) as { code: string; expires: number }
    const [link] = await server.storage.books.links('', 1)
    expect(made.expires - link!.opened).toBe(365 * DAY)
    const later = async (days: number) => {
      await server.stop()
      const db = new DatabaseSync(join(server.directory, 'hausregeln.db'))
      db.prepare('UPDATE links SET opened = opened - ?').run(days * DAY)
      db.prepare('UPDATE books SET used = used - ?').run(days * DAY)
      db.close()
      await server.start()
      await expect.poll(async () => (await ask('/api/tables')).status).toBe(200)
    }
    await later(364)
    expect((await ask(`/b/${made.code}`)).status).toBe(200)
    await later(366)
    await expect.poll(async () => (await ask(`/b/${made.code}`)).status).toBe(404)
    await expect.poll(() => server.storage.books.size()).toBe(0)
  })
})

function many(paragraphs: number): object {
  return Object.fromEntries(Array.from({ length: paragraphs }, (_, n) => [`H-${n}`, { title: '', slots: ['x'] }]))
}
