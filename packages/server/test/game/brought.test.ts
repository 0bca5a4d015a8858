import { createBot, nextBotAction } from '@hausregeln/bots'
import {
  type ChanceSource,
  isHost,
  moveOf,
  newHeader,
  type RecordHeader,
  type Rulebook,
  readRecord,
  Session,
  verifyRecord,
  writeRecord,
} from '@hausregeln/engine'
import { LIMITS } from '@hausregeln/protocol'
import { classic, exchange } from '@hausregeln/rulebooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { Player } from '../support/player.ts'
import { newNonce, Person, post, TestServer, tableSettings } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

type Seats = RecordHeader['seats']
const SEATS: Seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Otto', bot: 'plain' }]

/** A game at one screen, played by bots in everybody's place until something holds. */
function atOneScreen(
  until: (session: Session) => boolean,
  { book }: Rulebook = classic,
  chance: ChanceSource = { kind: 'seed', seed: 4 },
): Session {
  const session = new Session(book, newHeader(book, { seats: SEATS, options: {}, chance }))
  const bots = SEATS.map((_, seat) => {
    const bot = createBot('plain')
    bot.begin(seat)
    return bot
  })
  while (!until(session)) session.act(moveOf(session.game, nextBotAction(session.game, bots)))
  return session
}

/** That a round has come, and in it the turn of the first seat, who is a person: nothing happens until they act. */
const round =
  (number: number) =>
  ({ game }: Session): boolean =>
    game.s.round === number && game.s.turnSeat === 0

type Settings = Parameters<typeof tableSettings>[0]

/** What a server says when a game is brought to a new table. */
async function bring(person: Person, record: string, settings: Settings = {}): Promise<Record<string, string>> {
  const body = { ...tableSettings({ seats: 3, ...settings }), record }
  return (await post(server.address, '/api/tables', body, person.token)) as Record<string, string>
}

/** Ada has brought a game; she and Ben are at the table. */
async function brought(session: Session, settings: Settings = {}): Promise<[Page, Page]> {
  const ada = await Person.named('Ada', server.address)
  const ben = await Person.named('Ben', server.address)
  const { code } = await bring(ada, writeRecord(session.record), settings)
  pages = [await ada.page(code!).open(), await ben.page(code!).open()]
  return pages as [Page, Page]
}

async function sit(page: Page, seat: number): Promise<void> {
  await page.ask({ ask: 'sit', seat, nonce: newNonce() })
}

async function recordOf({ table }: Page): Promise<string> {
  return (await fetch(`${server.address}/api/tables/${table.code}/record`)).text()
}

describe('a game of one screen', () => {
  it('goes on at an online table: people sit down, the server throws the dice, and the whole record can be checked', async () => {
    const session = atOneScreen(round(3))
    const [ada, ben] = await brought(session)
    expect(ada.table.brought).toEqual({ round: 3, names: ['Ada', 'Ben', 'Otto'] })
    expect(ada.table.seats.map(({ name, bot }) => [name, bot])).toEqual([
      [null, null],
      [null, null],
      ['Otto', 'plain'],
    ])
    await sit(ada, 0)
    await sit(ben, 1)
    await ada.ask({ ask: 'start' })
    await ben.until(() => ben.view !== null)
    expect(ada.table.brought).toBeUndefined()
    expect([...ada.gameView.s.cash]).toEqual([...session.game.s.cash])
    expect(ada.lines.map(({ event }) => event.type)).toContain('chanceMoved')
    expect(ada.lines.length).toBeGreaterThan(20)
    // What is loaded again throws the same dice as what goes on in memory would.
    await server.stop()
    await server.start()
    const { code } = ada.table
    pages = pages.map((page) => new (page.constructor as typeof Page)(server.address, code, page.token))
    for (const page of pages) await page.open()
    const players = pages.map((page, seat) => new Player(page, 'plain', seat))
    const played = players.map((player) => player.play())
    await pages[0]!.until(() => pages[0]!.gameView.s.round > 5)
    for (const player of players) player.stop()
    await Promise.all(played)
    await pages[1]!.ask({ ask: 'resign' })
    await pages[0]!.ask({ ask: 'resign' })
    await pages[0]!.until(() => pages[0]!.table.phase === 'over')
    const record = readRecord(await recordOf(pages[0]!))
    expect(record.entries.slice(0, session.length)).toEqual(session.record.entries)
    expect(verifyRecord(classic.book, record)).toMatchObject({ seed: 'revealed' })
  })

  it('may be played on by others: a bot for a person, a person for a bot, which the record says', async () => {
    const [ada] = await brought(atOneScreen(round(2)))
    await sit(ada, 0)
    await ada.ask({ ask: 'seatBot', seat: 1, bot: 'steady' })
    await ada.ask({ ask: 'clearSeat', seat: 2 })
    await sit(ada, 2)
    await ada.ask({ ask: 'seatBot', seat: 0, bot: 'plain' })
    await ada.ask({ ask: 'start' })
    await ada.ask({ ask: 'propose', what: 'save' })
    const headers = { authorization: `Bearer ${ada.token}` }
    const answer = await fetch(`${server.address}/api/tables/${ada.table.code}/record`, { headers })
    const hosts = readRecord(await answer.text()).entries.flatMap(({ entry }) => (isHost(entry) ? [entry] : []))
    expect(hosts.slice(0, 4)).toMatchObject([
      { host: 'chance', source: { kind: 'committed' } },
      { host: 'botTakes', seat: 0, bot: 'plain' },
      { host: 'botTakes', seat: 1, bot: 'steady' },
      { host: 'botReturns', seat: 2 },
    ])
  })

  it('goes online and back and online again', async () => {
    const [ada] = await brought(atOneScreen(round(2)))
    await sit(ada, 0)
    await ada.ask({ ask: 'fillSeats', bot: 'plain' })
    await ada.ask({ ask: 'start' })
    await ada.ask({ ask: 'propose', what: 'save' })
    const headers = { authorization: `Bearer ${ada.token}` }
    const text = await (await fetch(`${server.address}/api/tables/${ada.table.code}/record`, { headers })).text()
    const { code } = await bring(await Person.named('Ada', server.address), text)
    expect(code).toMatch(/^\w{10}$/)
  })

  it('keeps its chain when one of those who went on with it is erased', async () => {
    const [ada, ben] = await brought(atOneScreen(round(2)))
    await sit(ada, 0)
    await sit(ben, 1)
    await ada.ask({ ask: 'start' })
    for (const page of [ben, ada]) await page.ask({ ask: 'resign' })
    await ada.until(() => ada.table.phase === 'over')
    const answer = await fetch(`${server.address}/api/guest`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ben.token}` },
    })
    expect(answer.status).toBe(204)
    await server.stop()
    await server.start()
    const text = await recordOf(ada)
    expect(text).not.toContain('"Ben"')
    expect(verifyRecord(classic.book, readRecord(text))).toMatchObject({ seed: 'revealed' })
  })
})

describe('a game on a real board', () => {
  it('goes on online with its keeper, who acts for all until they take their seats', async () => {
    const given = new Session(classic.book, {
      ...atOneScreen(() => true).header,
      seats: SEATS.map(({ name }) => ({ name })),
      chance: { kind: 'given' },
    })
    for (const dice of [
      [6, 5],
      [1, 2],
      [1, 3],
    ])
      given.give(dice)
    const [keeper] = await brought(given, { companion: true })
    expect(keeper.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Otto'])
    await keeper.ask({ ask: 'start' })
    await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 0 } })
    await keeper.ask({ ask: 'give', outcome: [2, 3] })
    expect(keeper.gameView.s.place[0]).toBe(5)
  })
})

describe('a game that cannot go on at a table', () => {
  it('is refused with a sentence, and no table is made', async () => {
    const ada = await Person.named('Ada', server.address)
    const good = writeRecord(atOneScreen(round(2)).record)
    const over = atOneScreen(round(2))
    over.enter({ host: 'stop' })
    const bids = atOneScreen(
      ({ game }) => game.s.parts['auction-sealed']?.bid.some((bid) => bid > 0) ?? false,
      exchange,
    )
    const tell = async (record: string, settings: Settings = {}) => {
      const { code, reason, sentence } = await bring(ada, record, settings)
      expect(code).toBeUndefined()
      return `${reason}: ${sentence}`
    }
    expect(await tell('not a record')).toBe(
      'badRecord: This game cannot be brought to a table. This is not a Hausregeln record.',
    )
    expect(await tell(good.replace('"round"', '"rounds"').replace(/"outcome":\[\d/, '"outcome":[9'))).toContain(
      'damaged',
    )
    expect(await tell(good.replace('"rulebook":"classic"', '"rulebook":"chess"'))).toContain('broughtSettings')
    expect(await tell(good.replace('"format":2', '"format":3'))).toContain('A newer one is needed')
    expect(await tell(writeRecord(over.record))).toContain('broughtOver')
    expect(await tell(writeRecord(bids.record), { rulebook: 'exchange' })).toContain('sealedOpen')
    expect(await tell(good, { seats: 4 })).toContain('broughtSettings')
    expect(await tell(good, { options: { noAuctions: 1 } })).toMatch(/broughtSettings|badSettings/)
    expect(await tell(good, { companion: true })).toContain('broughtSettings')
    // What can be seen without playing it is seen first.
    const damaged = good.replace(/"outcome":\[\d/, '"outcome":[9')
    expect(await tell(damaged, { seats: 4 })).toContain('broughtSettings')
    expect(await tell('x'.repeat(LIMITS.record + 1))).toContain('malformed')
    const headers = { authorization: `Bearer ${ada.token}` }
    expect(await (await fetch(`${server.address}/api/games`, { headers })).json()).toEqual({ tables: [] })
  })

  it('keeps its rules: the lobby changes who may come, and nothing of the game', async () => {
    const [ada] = await brought(atOneScreen(round(2)))
    const { settings } = ada.table
    await ada.ask({ ask: 'configure', settings: { ...settings, public: true } })
    expect(await ada.request({ ask: 'configure', settings: { ...settings, rulebook: 'simplified' } })).toMatchObject({
      refusal: 'broughtSettings',
    })
  })

  it('is not even read from somebody who is not known', async () => {
    const body = { ...tableSettings({ seats: 3 }), record: 'x'.repeat(500_000) }
    expect(await post(server.address, '/api/tables', body)).toMatchObject({ reason: 'badToken' })
  })
})
