import { tableListSchema } from '@hausregeln/protocol'
import { classic } from '@hausregeln/rulebooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { newNonce, Person, post, TestServer, tableSettings } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

const seated: typeof server.seated = async (names, changes) => {
  const sitting = await server.seated(names, changes)
  pages = [...sitting]
  return sitting
}

async function refusal(page: Page, request: Parameters<Page['request']>[0]): Promise<string> {
  const answer = await page.request(request)
  return answer.type === 'refused' ? answer.refusal : 'done'
}

describe('a guest', () => {
  it('keeps the id and gets another name with the earlier token', async () => {
    const ada = await Person.named('Ada', server.address)
    const renamed = await post(server.address, '/api/guest', { name: '  Ada   L. ' }, ada.token)
    expect(renamed).toMatchObject({ guest: { id: ada.id, name: 'Ada L.' } })
  })

  it('is nobody with a token that was changed', async () => {
    const ada = await Person.named('Ada', server.address)
    const [body, signature] = ada.token.split('.')
    const forged = Buffer.from(JSON.stringify({ id: ada.id, name: 'Eve' })).toString('base64url')
    for (const token of [`${forged}.${signature}`, `${body}.${signature}x.`, `${body}.`, body, 'x']) {
      expect(await post(server.address, '/api/tables', tableSettings(), token)).toMatchObject({ reason: 'badToken' })
    }
  })

  it.each(['', ' ', '\u0000\u200b', 'x'.repeat(25)])('is not named %j', async (name) => {
    expect(await post(server.address, '/api/guest', { name })).toMatchObject({ reason: 'malformed' })
  })
})

describe('the lobby', () => {
  it('puts bots on all free seats in one step, each with a name of its own, for the host, with a person there', async () => {
    const [ada, ben] = await seated(['Ada', 'Ben'], { seats: 5 })
    const fill = { ask: 'fillSeats' as const, bot: 'steady' }
    expect(await refusal(ben, fill)).toBe('hostOnly')
    expect(await refusal(ada, { ...fill, bot: 'nobody' })).toBe('noSuchBot')
    const { sequence } = ada
    await ada.ask(fill)
    expect(ada.sequence).toBe(sequence + 1)
    const { seats } = ada.table
    expect(seats.map(({ bot }) => bot)).toEqual([null, null, 'steady', 'steady', 'steady'])
    expect(new Set(seats.map(({ name }) => name)).size).toBe(5)
    expect(await refusal(ada, fill)).toBe('seatTaken')
    await ada.ask({ ask: 'start' })
  })

  it('puts no bots on all seats where no person sits', async () => {
    const host = await Person.named('Ada', server.address)
    const page = await host.page(await host.createTable()).open()
    pages = [page]
    expect(await refusal(page, { ask: 'fillSeats', bot: 'steady' })).toBe('noPerson')
  })

  it('lists open tables for those who want it, until the game begins', async () => {
    const ada = await Person.named('Ada', server.address)
    const hidden = await ada.createTable({ title: 'Hidden' })
    const code = await ada.createTable({ title: 'Come in', public: true })
    const list = async () => tableListSchema.parse(await (await fetch(`${server.address}/api/tables`)).json()).tables
    expect(await list()).toEqual([
      {
        code,
        title: 'Come in',
        rulebook: 'classic',
        phase: 'lobby',
        seats: [null, null],
        changed: expect.any(Number),
        round: 0,
        here: 0,
        expires: expect.any(Number),
      },
    ])
    const page = await ada.page(code).open()
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await page.ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
    await page.ask({ ask: 'start' })
    await expect.poll(list).toEqual([])
    const own = await fetch(`${server.address}/api/games`, { headers: { authorization: `Bearer ${ada.token}` } })
    const { tables } = tableListSchema.parse(await own.json())
    expect(tables.map((table) => table.code)).toEqual([code, hidden])
    page.close()
  })

  it('lets the host alone seat bots, clear seats, configure and start', async () => {
    const [, ben] = await seated(['Ada', 'Ben'])
    expect(await refusal(ben, { ask: 'seatBot', seat: 0, bot: 'plain' })).toBe('hostOnly')
    expect(await refusal(ben, { ask: 'clearSeat', seat: 0 })).toBe('hostOnly')
    expect(await refusal(ben, { ask: 'configure', settings: tableSettings() })).toBe('hostOnly')
    expect(await refusal(ben, { ask: 'start' })).toBe('hostOnly')
  })

  it('takes no settings that the rulebook does not allow, and says why', async () => {
    const [ada] = await seated(['Ada', 'Ben'])
    const answer = await ada.request({ ask: 'configure', settings: tableSettings({ options: { speedDie: 7 } }) })
    expect(answer).toMatchObject({
      refusal: 'badSettings',
      sentence: 'Option "speedDie" is a whole number from 0 to 1, not 7.',
    })
    expect(await refusal(ada, { ask: 'configure', settings: tableSettings({ rulebook: 'none' }) })).toBe('badSettings')
    await ada.ask({ ask: 'configure', settings: tableSettings({ seats: 3, title: 'Three' }) })
    expect(ada.table).toMatchObject({ settings: { title: 'Three' }, seats: { length: 3 } })
    expect(await refusal(ada, { ask: 'start' })).toBe('seatsEmpty')
    await ada.ask({ ask: 'configure', settings: tableSettings({ seats: 2 }) })
  })

  it('gives a seat to one only, and lets people change it', async () => {
    const [ada, ben] = await seated(['Ada', 'Ben'], { seats: 3 })
    expect(await refusal(ben, { ask: 'sit', seat: 0, nonce: newNonce() })).toBe('seatTaken')
    expect(await refusal(ben, { ask: 'sit', seat: 7, nonce: newNonce() })).toBe('noSuchSeat')
    await ben.ask({ ask: 'sit', seat: 2, nonce: newNonce() })
    expect(ben.table.seats.map(({ name }) => name)).toEqual(['Ada', null, 'Ben'])
    await ben.ask({ ask: 'stand' })
    expect(await refusal(ben, { ask: 'stand' })).toBe('notSeated')
    await ada.until(() => ada.table.seats.every(({ name }, seat) => (name === null) === seat > 0))
  })

  it('starts no game of bots alone', async () => {
    const ada = await Person.named('Ada', server.address)
    const page = await ada.page(await ada.createTable()).open()
    pages = [page]
    for (const seat of [0, 1]) await page.ask({ ask: 'seatBot', seat, bot: 'plain' })
    expect(await refusal(page, { ask: 'start' })).toBe('noPerson')
  })

  it('shows the commitment before anybody adds a nonce, and takes the nonces into the record', async () => {
    const ada = await Person.named('Ada', server.address)
    const page = await ada.page(await ada.createTable()).open()
    pages = [page]
    const { commitment } = page.table
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    const nonce = newNonce()
    await page.ask({ ask: 'sit', seat: 1, nonce })
    await page.ask({ ask: 'seatBot', seat: 0, bot: 'plain' })
    page.frames = []
    await page.ask({ ask: 'start' })
    const update = page.frames.map((text) => JSON.parse(text)).find(({ type }) => type === 'update')
    expect(update.game.header.chance).toEqual({ kind: 'committed', commitment, nonces: ['', nonce] })
  })

  it('says that there is no table of a code', async () => {
    const ada = await Person.named('Ada', server.address)
    const page = await ada.page('2222222222').open()
    expect(page.goodbye).toMatchObject({ reason: 'noSuchTable', retry: false })
  })

  it('tells a page that reads states by another layout to load itself again, and believes one that names none', async () => {
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable()
    const { fingerprint } = classic.book.layout
    const welcomed = async (layouts?: Readonly<Record<string, string>>) => {
      const page = ada.page(code)
      page.layouts = layouts
      pages.push(await page.open())
      return page.goodbye === null ? 'welcome' : page.goodbye.reason
    }
    expect(await welcomed()).toBe('welcome')
    expect(await welcomed({ classic: fingerprint, stadium: 'something else' })).toBe('welcome')
    expect(await welcomed({ stadium: 'something else' })).toBe('welcome')
    expect(await welcomed({ classic: fingerprint.replace(/^./, '-') })).toBe('otherProtocol')
  })

  it.each([
    ['Ada', '\u0410da', '\u0410da 2'],
    ['Ida', 'lda', 'lda 2'],
    ['Otto', '\uff2ftt0', '\uff2ftt0 2'],
    ['Tom', 'Torn', 'Torn 2'],
    ['Søren', 'Soren', 'Soren'],
    ['Ada', '\u0410нна', '\u0410нна'],
  ])('with %s at the table, a name such as %s becomes %s', async (first, second, becomes) => {
    const all = await server.seated([first, second], { seats: 2 })
    expect(all[0].told?.seats.map(({ name }) => name)).toEqual([first, becomes])
    // A person who changes seats, or writes, keeps it.
    await all[1].ask({ ask: 'say', text: 'It is me.' })
    expect(all[1].chat.map(({ name }) => name)).toEqual([becomes])
    for (const page of all) page.close()
  })

  it('gives everybody a name of their own', async () => {
    const all = await server.seated(['Ada', 'Ada'], { seats: 4 })
    for (const seat of [2, 3]) await all[0].ask({ ask: 'seatBot', seat, bot: 'steady' })
    expect(all[0].told?.seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2', 'Otto', 'Frieda'])
    for (const page of all) page.close()
  })
})
