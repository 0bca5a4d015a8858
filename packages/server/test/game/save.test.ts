import { isHost, readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { newNonce, Person, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

interface Given {
  readonly status: number
  readonly text: string
}

/** The record of a table's game as somebody is given it. */
async function recordFor({ table }: Page, token?: string): Promise<Given> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.address}/api/tables/${table.code}/record`, { headers })
  return { status: answer.status, text: await answer.text() }
}

const told = (page: Page) => page.lines.map(({ event }) => event.type)

describe('the record of a game that goes on', () => {
  it('is had by those who play when all of them have agreed, and the log says so', async () => {
    pages = await server.playing(['Ada', 'Ben'])
    const [ada, ben] = pages as [Page, Page]
    expect(await recordFor(ada, ada.token)).toMatchObject({ status: 409, text: expect.stringContaining('agreed') })
    await ada.ask({ ask: 'propose', what: 'save' })
    expect(ada.table.proposal).toMatchObject({ what: 'save', by: 0, agreed: [0], needed: [0, 1] })
    expect((await recordFor(ada, ada.token)).status).toBe(409)
    await ben.ask({ ask: 'answer', agree: true })
    await ada.until(() => told(ada).includes('saved'))
    const { status, text } = await recordFor(ben, ben.token)
    expect(status).toBe(200)
    const record = readRecord(text)
    expect(ada.table.saved).toBe(record.entries.length)
    expect(record.entries.at(-1)!.entry).toEqual({ host: 'save' })
    expect(verifyRecord(classic.book, record)).toMatchObject({ seed: 'secret' })
    expect(record.entries.some(({ entry }) => isHost(entry) && entry.host === 'reveal')).toBe(false)
    const eve = await Person.named('Eve', server.address)
    expect((await recordFor(ada, eve.token)).status).toBe(409)
    expect((await recordFor(ada)).status).toBe(409)
  })

  it('stays what was agreed on while the game goes on, until all agree again, in a pause as well', async () => {
    pages = await server.playing(['Ada', 'Ben'])
    const [ada, ben] = pages as [Page, Page]
    const agree = async (what: 'save' | 'pause') => {
      await ada.ask({ ask: 'propose', what })
      await ben.ask({ ask: 'answer', agree: true })
    }
    await agree('save')
    const { text } = await recordFor(ada, ada.token)
    const mover = (ada.gameView.s.must & 1) === 1 ? ada : ben
    await mover.ask({ ask: 'move', move: { do: 'throw', seat: mover.seat } })
    expect((await recordFor(ada, ada.token)).text).toBe(text)
    await agree('pause')
    await agree('save')
    const later = readRecord((await recordFor(ada, ada.token)).text)
    expect(later.entries.length).toBeGreaterThan(readRecord(text).entries.length)
    expect(later.entries.slice(0, readRecord(text).entries.length)).toEqual(readRecord(text).entries)
  })

  it('is not saved if somebody does not agree', async () => {
    pages = await server.playing(['Ada', 'Ben'])
    const [ada, ben] = pages as [Page, Page]
    await ada.ask({ ask: 'propose', what: 'save' })
    await ben.ask({ ask: 'answer', agree: false })
    await ada.until(() => ada.table.proposal === null)
    expect(ada.table.saved).toBeUndefined()
    expect((await recordFor(ada, ada.token)).status).toBe(409)
  })

  it('is saved at once where bots are all the others', async () => {
    pages = await server.seated(['Ada'], { seats: 2 })
    const [ada] = pages as [Page]
    await ada.ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
    await ada.ask({ ask: 'start' })
    await ada.ask({ ask: 'propose', what: 'save' })
    expect([ada.table.proposal, (await recordFor(ada, ada.token)).status]).toEqual([null, 200])
  })
})

describe('while something lies sealed', () => {
  /** Ada keeps a game of the exchange without a seat; Ben and Cem have phones, Dora has none. */
  async function kept(): Promise<[Page, Page, Page]> {
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable({ companion: true, rulebook: 'exchange', seats: 3 })
    const keeper = await ada.page(code).open()
    const phones: Page[] = []
    for (const [seat, name] of ['Ben', 'Cem'].entries()) {
      const phone = await (await Person.named(name, server.address)).page(code).open()
      await phone.ask({ ask: 'sit', seat, nonce: newNonce() })
      phones.push(phone)
    }
    await keeper.ask({ ask: 'seatPerson', seat: 2, name: 'Dora' })
    await keeper.ask({ ask: 'start' })
    pages = [keeper, ...phones]
    return pages as [Page, Page, Page]
  }

  const give = (page: Page, ...outcome: number[]) => page.ask({ ask: 'give', outcome })

  it('the game is neither proposed to be saved nor saved; a keeper without a seat can propose it', async () => {
    const [keeper, ben, cem] = await kept()
    await keeper.ask({ ask: 'propose', what: 'save' })
    expect(keeper.table.proposal).toMatchObject({ by: -1, agreed: [], needed: [0, 1] })
    await ben.ask({ ask: 'answer', agree: true })
    for (const [first, second] of [
      [6, 5],
      [1, 2],
      [1, 3],
    ] as const)
      await give(keeper, first, second)
    await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 0 } })
    await give(keeper, 4, 2)
    await cem.until(() => cem.gameView.s.must === 0b111)
    // All have the same property before them, and write down what they bid.
    expect(await cem.request({ ask: 'answer', agree: true })).toMatchObject({ refusal: 'sealedOpen' })
    await cem.ask({ ask: 'answer', agree: false })
    expect(await ben.request({ ask: 'propose', what: 'save' })).toMatchObject({ refusal: 'sealedOpen' })
    for (const seat of [0, 1, 2]) await keeper.ask({ ask: 'move', move: { do: 'sealedBid', seat, amount: 10 + seat } })
    await keeper.ask({ ask: 'reveal' })
    await ben.ask({ ask: 'propose', what: 'save' })
    await cem.ask({ ask: 'answer', agree: true })
    expect((await recordFor(keeper, keeper.token)).status).toBe(200)
  })
})
