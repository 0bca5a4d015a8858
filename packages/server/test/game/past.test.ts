import { isHost, readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { LOAD_DEFAULTS } from '@hausregeln/server/quota/load.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { layDown, longGame } from '../support/longGame.ts'
import { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { newNonce, Person, TestServer } from '../support/server.ts'

let server: TestServer
const pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

const CODE = 'abcdefghkm'

describe('a table with a long game, of which the end alone is in memory', () => {
  it('tells earlier lines, takes a move back, is caught up with and gives the record as if all of it were', async () => {
    server = await new TestServer().start()
    const persons = await Promise.all(['Ada', 'Ben', 'Cem', 'Dan'].map((name) => Person.named(name, server.address)))
    const guests = persons.map(({ id }, seat) => ({ id, name: `P${seat}` }))
    await layDown(server.storage, CODE, longGame(1600, guests))
    const seated = await Promise.all(
      persons.map(async (person) => {
        const page = new Page(server.address, CODE, person.token)
        page.wanted = 50
        pages.push(page)
        return page.open()
      }),
    )
    const [ada] = seated as [Page]
    const whole = new Page(server.address, CODE, persons[0]!.token)
    pages.push(whole)
    await whole.open()
    expect(ada.entries).toBeGreaterThan(1600)

    while (ada.missing > 0) {
      const before = ada.missing
      ada.sendRaw(JSON.stringify({ type: 'log', before, count: 500 }))
      await ada.until(() => ada.missing < before)
      expect(ada.lines).toEqual(whole.lines.slice(ada.missing))
    }

    const { seat, move } = ada.takeBack!
    await seated[seat]!.ask({ ask: 'propose', what: 'takeBack' })
    for (const page of seated) if (page !== seated[seat]) await page.ask({ ask: 'answer', agree: true })
    await Promise.all([...seated, whole].map((page) => page.until(() => page.table.proposal === null)))
    expect(ada.takeBack?.move).not.toBe(move)
    expect(ada.lines).toEqual(whole.lines)

    // A page that has been away for long is told what it has missed, or all.
    const away = new Page(server.address, CODE, persons[1]!.token)
    away.sequence = 10
    pages.push(away)
    await away.open()
    expect(away.view).toEqual(seated[1]!.view)

    await ada.ask({ ask: 'propose', what: 'stop' })
    for (const page of seated.slice(1)) await page.ask({ ask: 'answer', agree: true })
    await ada.until(() => ada.table.phase === 'over')
    const record = readRecord(await (await fetch(`${server.address}/api/tables/${CODE}/record`)).text())
    expect(record.entries.length).toBe(ada.entries)
    expect(verifyRecord(classic.book, record)).toMatchObject({ seed: 'revealed' })
    expect(record.entries.some(({ entry }) => isHost(entry) && entry.host === 'undo')).toBe(true)
    expect([...seated, whole, away].map(({ visits }) => visits)).toEqual([1, 1, 1, 1, 1, 1])
  })
})

describe('a game that has become as long as a game may be', () => {
  it('is ended where it is, and the richest wins; its people have been told before, and are told why', async () => {
    server = await new TestServer({ load: { ...LOAD_DEFAULTS, ENTRIES_PER_GAME: 60 } }).start()
    const ada = await Person.named('Ada', server.address)
    const page = await ada.page(await ada.createTable({ seats: 3 })).open()
    pages.push(page)
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    for (const seat of [1, 2]) await page.ask({ ask: 'seatBot', seat, bot: 'steady' })
    await page.ask({ ask: 'start' })
    expect(page.table).toMatchObject({ longest: 60 })
    expect(page.table.counted).toBeUndefined()
    await new Player(page, 'steady', 1).play()
    expect(page.table).toMatchObject({ phase: 'over', counted: true })
    expect(page.entries).toBeGreaterThanOrEqual(60)
    expect(page.lines.at(-1)?.event).toMatchObject({ type: 'gameOver' })
    const record = readRecord(await (await fetch(`${server.address}/api/tables/${page.table.code}/record`)).text())
    expect(record.entries.filter(({ entry }) => isHost(entry) && entry.host === 'stop')).toHaveLength(1)
    expect(verifyRecord(classic.book, record)).toMatchObject({ seed: 'revealed' })
  })
})
