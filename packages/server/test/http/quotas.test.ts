import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBot } from '@hausregeln/bots'
import { LIMIT_DEFAULTS, type Limits } from '@hausregeln/server/quota/limits.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { HandTime } from '../support/handTime.ts'
import { Page } from '../support/page.ts'
import { NO_LIMITS, newNonce, Person, post, TestServer, tableSettings } from '../support/server.ts'

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

  it('with as many tables as allowed has no record played', async () => {
    await start({ TABLES_PER_GUEST: 0 })
    const eve = await Person.named('Eve', server.address)
    const body = { ...tableSettings({}), record: 'not a record' }
    expect(await post(server.address, '/api/tables', body, eve.token)).toMatchObject({ reason: 'tooManyTables' })
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
    const back = new Page(server.address, code, ada.token, first.client)
    pages.push(back)
    await back.open()
    await first.until(() => first.goodbye !== null)
    expect(first.goodbye).toMatchObject({ reason: 'replaced', retry: false })
    expect(back.welcomes).toBe(1)
  })

  it('chats and reacts no faster than allowed; what is refused can be said later', async () => {
    await start({ CHAT_PER_GUEST: 3, REACTIONS_PER_GUEST: 3 })
    const [ada, ben] = await server.seated(['Ada', 'Ben'])
    pages.push(ada, ben)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => ada.request({ ask: 'say', text: `${n}` })))
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done', 'refused', 'refused'])
    for (let n = 0; n < 9; n++) ada.sendRaw(JSON.stringify({ type: 'react', reaction: 'cheer' }))
    await ben.ask({ ask: 'say', text: 'What Ada has sent before this has arrived, or never will.' })
    await ada.until(() => ada.chat.length === 4)
    expect(ada.reactions).toHaveLength(3)
  })

  it('is sent no more than allowed, and let go until it is less', async () => {
    await start({ MEGABYTES_PER_GUEST: 0.25 })
    const [ada] = await server.seated(['Ada', 'Ben'])
    pages.push(ada)
    ada.returns = false
    const said = Array.from({ length: 400 }, (_, n) => ada.request({ ask: 'say', text: `${n} ${'ä'.repeat(290)}` }))
    await ada.until(() => ada.goodbye !== null)
    expect(ada.goodbye).toMatchObject({ reason: 'spent', retry: true, wait: expect.any(Number) })
    ada.stopAsking()
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
    for (const [n, person] of [ada, ...others].entries()) {
      const page = await enter(person!, codes[n]!)
      const answer = await page.request({ ask: 'sit', seat: 0, nonce: newNonce() })
      answers.push(answer.type === 'refused' ? answer.refusal : answer.type)
    }
    expect(answers).toEqual(['done', 'done', 'tooFast'])
  })

  it('is answered no more once it has been sent too much, and told when it will be', async () => {
    await start({ MEGABYTES_PER_ADDRESS: 0 })
    const answer = await fetch(`${server.address}/api/tables`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '86400'])
    expect(await answer.json()).toMatchObject({ reason: 'spent', wait: 86_400 })
    expect((await fetch(server.address)).status).toBe(429)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  })

  it('is refused when it asks too often, also for what is not there', async () => {
    await start({ REQUESTS_PER_MINUTE: 20 })
    const asked = Array.from({ length: 30 }, (_, n) => fetch(`${server.address}/${n % 2 === 0 ? 'x' : 'api/y'}${n}`))
    const statuses = (await Promise.all(asked)).map(({ status }) => String(status))
    expect([times(statuses, '404'), times(statuses, '429')]).toEqual([20, 10])
    expect((await fetch(`${server.address}/api/tables`)).status).toBe(429)
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
      const seat = ada.gameView.s.turnSeat
      await (seat === 0 ? ada : ben).ask({ ask: 'move', move: { do: 'throw', seat } })
    }
    expect(pages.every(({ goodbye }) => goodbye === null)).toBe(true)
  })
})

describe('budgets', () => {
  const time = new HandTime()

  it('a person who has spent theirs is told when to go on; what others do goes on', async () => {
    server = await new TestServer({ limits: { ...NO_LIMITS, STEPS_PER_GUEST: 5 } }, time).start()
    const [ada, ben] = await server.seated(['Ada', 'Ben'])
    pages.push(ada, ben)
    const say = (page: Page) => page.request({ ask: 'say', text: 'Again.' })
    for (let n = 0; n < 4; n++) expect(await say(ada)).toMatchObject({ type: 'done' })
    expect(await say(ada)).toMatchObject({
      refusal: 'spent',
      wait: 1,
      sentence: expect.stringContaining('in 1 second'),
    })
    expect(await say(ben)).toMatchObject({ type: 'done' })
    time.pass(13)
    for (let n = 0; n < 2; n++) expect(await say(ada)).toMatchObject({ type: 'done' })
    // With their page, too, they come in only when they may.
    const other = ada.again()
    other.returns = false
    pages.push(other)
    void other.open().catch(() => undefined)
    await other.until(() => other.goodbye !== null)
    expect(other.goodbye).toMatchObject({ reason: 'spent', retry: true, wait: expect.any(Number) })
  })

  it('the bots of a table play at the expense of the host, and wait when that is spent', async () => {
    server = await new TestServer({ limits: { ...NO_LIMITS, STEPS_PER_GUEST: 60 } }, time).start()
    const eve = await Person.named('Eve', server.address)
    const code = await eve.createTable({ seats: 4, pace: 'instant', unattended: 'play' })
    const page = await enter(eve, code)
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    for (const seat of [1, 2, 3]) await page.ask({ ask: 'seatBot', seat, bot: 'plain' })
    await page.ask({ ask: 'standIn', seat: 0, bot: 'plain' }).catch(() => undefined)
    await page.ask({ ask: 'start' })
    await page.request({ ask: 'standIn', seat: 0, bot: 'plain' })
    await page.until(() => page.sequence >= 60)
    const ada = await Person.named('Ada', server.address)
    const [host] = [await enter(ada, await ada.createTable())]
    expect(await host.request({ ask: 'say', text: 'Not I.' })).toMatchObject({ type: 'done' })
    expect(await page.request({ ask: 'say', text: 'When?' })).toMatchObject({ refusal: 'spent' })
    // All at the table see until when.
    await page.until(() => page.times.spent !== undefined)
    expect(page.times.spent).toBeGreaterThan(page.times.now)
    const { sequence } = page
    expect(sequence).toBeLessThan(70)
    time.pass(30)
    await page.until(() => page.sequence > sequence + 10)
    expect(page.times.spent === undefined || page.times.spent > page.times.now).toBe(true)
    await page.until(() => page.sequence >= sequence + 29)
    expect(page.sequence).toBeLessThan(sequence + 45)
  })

  it('are the same after a restart', async () => {
    server = await new TestServer({ limits: { ...NO_LIMITS, STEPS_PER_GUEST: 3 } }, time).start()
    const eve = await Person.named('Eve', server.address)
    const code = await eve.createTable()
    const page = await enter(eve, code)
    for (let n = 0; n < 3; n++) await page.ask({ ask: 'say', text: 'Again.' })
    await server.stop()
    await server.start()
    const back = new Page(server.address, code, eve.token)
    back.returns = false
    pages.push(back)
    void back.open().catch(() => undefined)
    // What was spent before is known as soon as something is spent again.
    await back.until(() => back.told !== null)
    await back.ask({ ask: 'say', text: 'Once more.' })
    await expect.poll(async () => (await back.request({ ask: 'say', text: 'And more.' })).type).toBe('refused')
  })
})

/** Files that a page loads, by their names. */
const FILES = Array.from({ length: 30 }, (_, n) => `assets/part-${n}.js`)

describe('thirty persons of a club, with ten tables behind one address', () => {
  const time = new HandTime()

  /** What a page asks for until it is at a table. */
  async function load({ address, token }: Person, statuses: number[]): Promise<void> {
    const headers = { authorization: `Bearer ${token}` }
    const paths = ['', ...FILES, 'api/tables', 'api/games', 'favicon-that-is-not-there.ico']
    for (const path of paths) statuses.push((await fetch(`${address}/${path}`, { headers })).status)
  }

  /** A minute at a table: everybody plays, writes, cheers and asks a bot why. */
  async function minute(at: readonly Page[], persons: readonly Person[], statuses: number[]): Promise<void> {
    const bot = createBot('plain')
    bot.begin(1)
    for (let move = 0; move < 12; move++) {
      const acts = at.map((page) => [page, page.choose(bot)] as const).find(([, chosen]) => chosen !== null)
      // What another has done in the meantime is refused by the game's rules, and by nothing else.
      if (acts?.[1]) refusals.push(await acts[0].request({ ask: 'move', move: acts[1] }))
    }
    for (const [index, page] of at.entries()) {
      refusals.push(await page.request({ ask: 'say', text: 'Well played!' }))
      page.sendRaw(JSON.stringify({ type: 'react', reaction: 'cheer' }))
      const line = page.lines.findLast(({ event }) => 'seat' in event && event.seat === 3)
      const path = `/api/tables/${page.table.code}/whys/${line?.entry ?? 1}/3`
      const headers = { authorization: `Bearer ${persons[index]!.token}` }
      statuses.push((await fetch(server.address + path, { headers })).status)
    }
  }

  const refusals: { type: string; refusal?: string }[] = []

  it('never meet a limit, as they are by default', async () => {
    server = await new TestServer({ limits: LIMIT_DEFAULTS }, time).start()
    mkdirSync(join(server.directory, 'assets'))
    for (const name of FILES) writeFileSync(join(server.directory, name), `export const part = '${'x'.repeat(40_000)}'`)
    const statuses: number[] = []
    const clubs = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const persons = await Promise.all([0, 1, 2].map((seat) => Person.named(`P${n}-${seat}`, server.address)))
        await Promise.all(persons.map((person) => load(person, statuses)))
        const code = await persons[0]!.createTable({ seats: 4, unattended: 'play' })
        const at = await Promise.all(persons.map((person) => enter(person, code)))
        for (const [seat, page] of at.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
        await at[0]!.ask({ ask: 'seatBot', seat: 3, bot: 'steady' })
        await at[0]!.ask({ ask: 'start' })
        await Promise.all(at.map((page) => page.until(() => page.view !== null)))
        return { persons, at }
      }),
    )
    for (let minutes = 0; minutes < 2; minutes++) {
      await Promise.all(clubs.map(({ at, persons }) => minute(at, persons, statuses)))
      time.pass(30)
      // A train in a tunnel: all lose their connection, and load the page again.
      for (const page of pages) page.vanish()
      await Promise.all(pages.map((page) => page.until(() => page.welcomes === minutes + 2)))
      await Promise.all(clubs.map(({ persons }) => load(persons[0]!, statuses)))
      time.pass(30)
    }
    const told = new Set(refusals.map(({ refusal = 'done' }) => refusal))
    for (const refusal of ['spent', 'busy', 'tooFast', 'tooLong']) expect(told).not.toContain(refusal)
    expect(statuses.filter((status) => status === 429 || status === 503)).toEqual([])
    expect(statuses).toContain(200)
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
