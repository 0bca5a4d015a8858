import type { MessageOf, ServerMessage } from '@hausregeln/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HandTime } from '../support/handTime.ts'
import { Page } from '../support/page.ts'
import { NO_LIMITS, newNonce, Person, TestServer } from '../support/server.ts'

const MOST = 30
let time: HandTime
let server: TestServer
const pages: Page[] = []

/** A server that holds so many connections to a table itself. */
function serverWith(crowdFrom: number): void {
  beforeAll(async () => {
    time = new HandTime()
    server = await new TestServer({ limits: { ...NO_LIMITS, WATCHERS_PER_TABLE: MOST }, crowdFrom }, time).start()
  })
  afterEach(() => {
    for (const page of pages.splice(0)) page.close()
    time.gathers = false
  })
  afterAll(() => server.remove())
}

/** A game of Ada and Ben, who see each other. */
async function playing(): Promise<readonly [Page, Page]> {
  const [ada, ben] = (await server.playing(['Ada', 'Ben'])) as [Page, Page]
  pages.push(ada, ben)
  for (const page of [ada, ben]) await page.until(() => page.here.length === 2)
  return [ada, ben]
}

/** Somebody's page at the table of `host`, whose every frame is kept. */
async function pageAt(host: Page, name: string, change: Partial<Pick<Page, 'crowds'>> = {}): Promise<Page> {
  const page = Object.assign((await Person.named(name, server.address)).page(host.table.code), change)
  page.frames = []
  pages.push(page)
  return page.open()
}

function told<Type extends ServerMessage['type']>({ frames }: Page, type: Type): MessageOf<Type>[] {
  const messages = (frames ?? []).map((frame) => JSON.parse(frame) as ServerMessage)
  return messages.filter((message): message is MessageOf<Type> => message.type === type)
}

describe.each([
  ['all by the server', 1000],
  ['most by the relay', 3],
])('people at a table, whose connections are held %s,', (_, crowdFrom) => {
  serverWith(crowdFrom)
  it('who play know those who watch by name; who watch know who plays, and how many watch', async () => {
    const [ada] = await playing()
    const eve = await pageAt(ada, 'Eve')
    const fay = await pageAt(ada, 'Fay')
    await ada.until(() => ada.names[eve.guest] === 'Eve' && ada.names[fay.guest] === 'Fay' && ada.watchers === 2)
    await eve.until(() => eve.watchers === 2)
    expect([...eve.here].sort()).toEqual([...pages.slice(0, 2).map(({ guest }) => guest)].sort())
    expect(Object.values(eve.names).sort()).toEqual(['Ada', 'Ben'])
    expect(eve.frames!.join()).not.toContain(fay.guest)
    fay.close()
    await ada.until(() => !ada.here.includes(fay.guest) && ada.watchers === 1)
    await eve.until(() => eve.watchers === 1)
  })

  it('are told who has come and gone, not each time who is there', async () => {
    const [ada, ben] = await playing()
    const eve = await pageAt(ada, 'Eve')
    ada.frames = []
    const fay = await pageAt(ada, 'Fay')
    await ada.until(() => ada.here.includes(fay.guest))
    expect(told(ada, 'presence')).toEqual([])
    expect(told(ada, 'people')[0]!.came).toEqual([{ id: fay.guest, name: 'Fay' }])
    ben.leave()
    await eve.until(() => !eve.here.includes(ben.guest))
    expect(told(eve, 'presence')).toHaveLength(1)
    expect(told(eve, 'people').at(-1)!.gone).toEqual([ben.guest])
  })

  it('are told of all who come within a quarter of a second together, as the server’s time passes', async () => {
    const [ada] = await playing()
    time.pass(1)
    time.gathers = true
    ada.frames = []
    const crowd = []
    for (let number = 0; number < 10; number++) crowd.push(await pageAt(ada, `W${number}`))
    await ada.ask({ ask: 'say', text: 'Who is there?' })
    expect(told(ada, 'people').flatMap(({ came = [] }) => came)).toHaveLength(1)
    time.pass(0.25)
    await ada.until(() => ada.watchers === 10)
    expect(told(ada, 'people')).toHaveLength(2)
    for (const page of crowd) await page.until(() => page.here.length === 2 && page.watchers === 10)
  })

  it('who come and go without end cost those who are there four frames a second', async () => {
    const [ada] = await playing()
    const eve = await pageAt(ada, 'Eve')
    await ada.until(() => ada.watchers === 1)
    time.pass(1)
    time.gathers = true
    ada.frames = []
    eve.frames = []
    const restless = await pageAt(ada, 'Fay')
    for (let turn = 0; turn < 25; turn++) {
      restless.leave()
      await restless.reopen()
    }
    time.pass(0.25)
    await ada.until(() => ada.here.includes(restless.guest))
    await ada.ask({ ask: 'say', text: 'Who is there?' })
    expect(told(ada, 'people').length).toBeLessThanOrEqual(3)
    await eve.until(() => eve.chat.length === 1)
    expect(told(eve, 'people').length).toBeLessThanOrEqual(3)
  })

  it('who sit down are told from then on who watches, and who stand up no longer', async () => {
    const [ada] = (await server.seated(['Ada'], { seats: 2 })) as [Page]
    pages.push(ada)
    const eve = await pageAt(ada, 'Eve')
    const fay = await pageAt(ada, 'Fay')
    await ada.until(() => ada.watchers === 2)
    expect(fay.here).toEqual([ada.guest])
    await fay.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    await fay.until(() => fay.names[eve.guest] === 'Eve' && fay.watchers === 1)
    await eve.until(() => eve.here.includes(fay.guest) && eve.watchers === 1)
    await fay.ask({ ask: 'stand' })
    await fay.until(() => !fay.here.includes(eve.guest) && fay.watchers === 2)
    await eve.until(() => !eve.here.includes(fay.guest) && eve.watchers === 2)
  })

  it('find on coming back what they have missed', async () => {
    const [ada, ben] = await playing()
    const eve = await pageAt(ada, 'Eve')
    eve.leave()
    ben.leave()
    await ada.until(() => ada.here.length === 1)
    const fay = await pageAt(ada, 'Fay')
    await ada.ask({ ask: 'say', text: 'Where have you all gone?' })
    await eve.reopen()
    await eve.until(() => eve.watchers === 2 && String(eve.here) === ada.guest)
    expect(eve.sequence).toBe(ada.sequence)
    expect(eve.chat).toHaveLength(1)
    expect(fay.sequence).toBe(ada.sequence)
  })
})

describe('a page of before there were crowds', () => {
  serverWith(3)
  it('is told each time who is there, of a crowd only some', async () => {
    const [ada] = await playing()
    const old = await pageAt(ada, 'Old', { crowds: false })
    await old.until(() => old.here.length === 3)
    expect(Object.values(old.names).sort()).toEqual(['Ada', 'Ben', 'Old'])
    const eve = await pageAt(ada, 'Eve')
    await old.until(() => old.here.length === 4)
    eve.close()
    await old.until(() => !old.here.includes(eve.guest))
    expect(told(old, 'people')).toEqual([])
  })
})

describe('a table', () => {
  serverWith(10)
  it('takes as many who watch as its operator allows: one more reads why, and players and their pages come in', async () => {
    const [ada, ben] = await playing()
    const crowd = []
    for (let number = 0; number < MOST; number++) crowd.push(await pageAt(ada, `W${number}`))
    const one = await pageAt(ada, 'One too many')
    expect(one.goodbye).toMatchObject({ reason: 'tooManyWatchers', retry: false })
    expect(one.goodbye!.sentence).toMatch(/^As many people watch this table as the server allows/)
    ben.leave()
    await ada.until(() => !ada.here.includes(ben.guest))
    await ben.reopen()
    expect(ben.goodbye).toBeNull()
    // A page that has lost its connection takes its own place again, before that is noticed here.
    const { token, client } = crowd[0]!
    const same = await new Page(server.address, ada.table.code, token, client).open()
    pages.push(same)
    expect(same.goodbye).toBeNull()
    crowd[1]!.leave()
    await ada.until(() => ada.watchers === MOST - 1)
    expect((await pageAt(ada, 'The next')).goodbye).toBeNull()
  })
})
