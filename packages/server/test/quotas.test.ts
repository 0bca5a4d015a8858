import { LIMIT_DEFAULTS, type Limits } from '@hausregeln/server/quota/limits.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { Page } from './support/page.ts'
import { NO_LIMITS, newNonce, Person, post, TestServer, tableSettings } from './support/server.ts'

let server: TestServer
const pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

async function start(limits: Partial<Limits>): Promise<void> {
  server = await new TestServer({ limits: { ...NO_LIMITS, ...limits } }).start()
}

async function enter(person: Person, code: string): Promise<Page> {
  const page = await person.page(code).open()
  pages.push(page)
  return page
}

async function makeTables(person: Person, count: number): Promise<readonly string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      post(server.address, '/api/tables', tableSettings({ public: true }), person.token),
    ),
  )
  return answers.map((answer) => (answer as { reason?: string }).reason ?? 'made')
}

function times(answers: readonly string[], what: string): number {
  return answers.filter((answer) => answer === what).length
}

describe('one person', () => {
  it('has no more tables than allowed, however fast they are made; one that is over no longer counts', async () => {
    await start({ TABLES_PER_GUEST: 20 })
    const eve = await Person.named('Eve', server.address)
    const answers = await makeTables(eve, 117)
    expect([times(answers, 'made'), times(answers, 'tooManyTables')]).toEqual([20, 97])
    const ada = await Person.named('Ada', server.address)
    expect(await makeTables(ada, 1)).toEqual(['made'])
  })

  it('sits at no more tables than allowed, and may change the seat at each', async () => {
    await start({ SEATS_PER_GUEST: 2 })
    const [ada, eve] = [await Person.named('Ada', server.address), await Person.named('Eve', server.address)]
    const at = await Promise.all([1, 2, 3].map(async () => enter(eve, await ada.createTable())))
    const sit = (page: Page, seat = 0) => page.request({ ask: 'sit', seat, nonce: newNonce() })
    for (const page of at.slice(0, 2)) expect(await sit(page)).toMatchObject({ type: 'done' })
    expect(await sit(at[2]!)).toMatchObject({ refusal: 'tooManySeats' })
    expect(await sit(at[1]!, 1)).toMatchObject({ type: 'done' })
    await at[0]!.ask({ ask: 'stand' })
    expect(await sit(at[2]!)).toMatchObject({ type: 'done' })
  })

  it('has no more pages connected than allowed; one that comes back takes the place of the one it was', async () => {
    await start({ CONNECTIONS_PER_GUEST: 2 })
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable()
    const [first] = [await enter(ada, code), await enter(ada, code)]
    const third = new Page(server.address, code, ada.token)
    pages.push(third)
    third.returns = false
    void third.open().catch(() => undefined)
    await third.until(() => third.goodbye !== null)
    expect(third.goodbye).toMatchObject({ reason: 'tooManyPages', retry: true })
    const back = new Page(server.address, code, ada.token, first!.client)
    pages.push(back)
    await back.open()
    await first!.until(() => first!.goodbye !== null)
    expect(first!.goodbye).toMatchObject({ reason: 'replaced', retry: false })
    expect(back.welcomes).toBe(1)
  })

  it('chats and reacts no faster than allowed; what is refused can be said later', async () => {
    await start({ CHAT_PER_GUEST: 3, REACTIONS_PER_GUEST: 3 })
    const [ada, ben] = await server.seated(['Ada', 'Ben'])
    pages.push(ada!, ben!)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => ada!.request({ ask: 'say', text: `${n}` })))
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done', 'refused', 'refused'])
    for (let n = 0; n < 9; n++) ada!.sendRaw(JSON.stringify({ type: 'react', reaction: 'cheer' }))
    await ben!.ask({ ask: 'say', text: 'What Ada has sent before this has arrived, or never will.' })
    await ada!.until(() => ada!.chat.length === 4)
    expect(ada!.reactions).toHaveLength(3)
  })

  it('is sent no more than allowed, and let go until it is less', async () => {
    await start({ MEGABYTES_PER_GUEST: 1 })
    const [ada] = await server.seated(['Ada', 'Ben'])
    pages.push(ada!)
    ada!.returns = false
    const said = Array.from({ length: 1500 }, (_, n) => ada!.request({ ask: 'say', text: `${n} ${'ä'.repeat(290)}` }))
    await ada!.until(() => ada!.goodbye !== null)
    expect(ada!.goodbye).toMatchObject({ reason: 'tooFast', retry: true })
    ada!.stopAsking()
    await Promise.all(said)
  })
})

describe('one address', () => {
  it('makes no more tables than allowed, by however many persons', async () => {
    await start({ TABLES_PER_ADDRESS: 4 })
    const persons = await Promise.all([1, 2, 3].map((n) => Person.named(`P${n}`, server.address)))
    const answers: string[] = []
    for (const person of [...persons, ...persons]) answers.push(...(await makeTables(person, 1)))
    expect(answers).toEqual(['made', 'made', 'made', 'made', 'tooFast', 'tooFast'])
  })

  it('takes no more seats than allowed, by however many persons', async () => {
    await start({ SEATS_PER_ADDRESS: 2 })
    const [ada, ...others] = await Promise.all([1, 2, 3].map((n) => Person.named(`P${n}`, server.address)))
    const codes = await Promise.all([1, 2, 3].map(() => ada!.createTable()))
    const answers: string[] = []
    for (const [n, person] of [ada!, ...others].entries()) {
      const page = await enter(person, codes[n]!)
      const answer = await page.request({ ask: 'sit', seat: 0, nonce: newNonce() })
      answers.push(answer.type === 'refused' ? answer.refusal : answer.type)
    }
    expect(answers).toEqual(['done', 'done', 'tooFast'])
  })

  it('is answered no more once it has been sent too much', async () => {
    await start({ MEGABYTES_PER_ADDRESS: 0 })
    expect((await fetch(`${server.address}/api/tables`)).status).toBe(429)
    expect((await fetch(server.address)).status).toBe(429)
  })

  it('with forty-eight persons plays at twenty-four tables, and all come back twenty times, as it is set by default', async () => {
    await start(LIMIT_DEFAULTS)
    const all = await Promise.all(Array.from({ length: 24 }, (_, n) => server.playing([`A${n}`, `B${n}`])))
    pages.push(...all.flat())
    for (let time = 1; time <= 20; time++) {
      for (const page of pages) page.vanish()
      await Promise.all(pages.map((page) => page.until(() => page.welcomes === time + 1)))
    }
    for (const [ada, ben] of all) {
      const seat = ada!.lens!.s.turnSeat
      await (seat === 0 ? ada! : ben!).ask({ ask: 'move', move: { do: 'throw', seat } })
    }
    expect(pages.every(({ goodbye }) => goodbye === null)).toBe(true)
  })
})

describe('figures', () => {
  it('are at an address of their own, and nowhere else', async () => {
    await start({})
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
    const answer = await fetch(`${server.figures}/metrics`)
    expect(await answer.text()).toContain('hausregeln_connections 0')
    expect((await fetch(`${server.figures}/readyz`)).status).toBe(200)
    expect((await fetch(`${server.figures}/api/tables`)).status).toBe(404)
  })
})
