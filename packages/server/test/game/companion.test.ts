import { SERIAL } from '@hausregeln/chapters/rent/rules/rent.ts'
import { holdingOf } from '@hausregeln/chapters/shares/rules/adjust.ts'
import { readRecord, replay } from '@hausregeln/engine'
import { attemptSchema, lookedUpSchema } from '@hausregeln/protocol'
import { classic, exchange } from '@hausregeln/rulebooks'
import { bookFile, carriedBook } from '@hausregeln/rulebooks/file/index.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fetchBook, sunday } from '../support/bookFile.ts'
import type { Page } from '../support/page.ts'
import { begin, bid, entryAt, give, type Kept, type Laid, laidAt, refusal, toTheAuction } from '../support/realBoard.ts'
import { post, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

async function laid(rulebook: string, own?: Laid): Promise<Kept> {
  const kept = await laidAt(server.address, rulebook, own)
  pages = [kept.keeper, kept.phone]
  return kept
}

describe('a seat without a device', () => {
  it('is given a name by the host, at a real board only', async () => {
    const { keeper, phone } = await laid('classic')
    expect(keeper.table.seats[2]).toMatchObject({ name: 'Cem', guest: null, bot: null })
    expect(await refusal(phone, { ask: 'seatPerson', seat: 2, name: 'Eve' })).toBe('hostOnly')
    expect(await refusal(keeper, { ask: 'seatPerson', seat: 2, name: 'Eve' })).toBe('seatTaken')
    const [dora] = await server.seated(['Dora', 'Emil'])
    expect(await refusal(dora, { ask: 'seatPerson', seat: 1, name: 'Eve' })).toBe('companionOnly')
    dora.close()
  })

  it('keeps its place at the next table', async () => {
    const table = await laid('classic')
    const { keeper, phone, ada } = table
    await begin(table)
    await phone.ask({ ask: 'resign' })
    await keeper.ask({ ask: 'resign' })
    await keeper.ask({ ask: 'rematch' })
    const next = await ada.page(keeper.table.rematch!).open()
    pages.push(next)
    expect(next.table.seats.map(({ name }) => name)).toEqual([null, null, 'Cem'])
  })
})

describe('what players tap on their own phones', () => {
  const buys = { do: 'buy', seat: 1 } as const

  /** Ben has won the first throw, and stands on a street that nobody owns. */
  async function benMayBuy(): Promise<Kept> {
    const table = await laid('classic', { settings: { confirms: true } })
    const { keeper, phone } = table
    await begin(table, 1)
    await phone.ask({ ask: 'move', move: { do: 'throw', seat: 1 } })
    await give(keeper, 4, 2)
    await phone.ask({ ask: 'move', move: buys })
    await keeper.until(() => keeper.table.taps !== undefined)
    return table
  }
  const bens = ({ keeper }: Kept) => Array.from(keeper.gameView.s.owner).filter((seat) => seat === 1).length

  it('holds once the bank has confirmed it, and not before; what moves nothing holds at once', async () => {
    const table = await benMayBuy()
    const { keeper, phone } = table
    expect(keeper.table.taps).toMatchObject([{ seat: 1, move: buys }])
    expect([bens(table), keeper.gameView.s.cash[1]]).toEqual([0, 1500])
    expect(await refusal(phone, { ask: 'confirm', move: buys })).toBe('hostOnly')
    expect(await refusal(keeper, { ask: 'confirm', move: { do: 'decline', seat: 1 } })).toBe('tapGone')
    await keeper.ask({ ask: 'confirm', move: buys })
    expect(keeper.table.taps).toBeUndefined()
    expect([bens(table), keeper.gameView.s.cash[1]]).toEqual([1, 1400])
    await phone.ask({ ask: 'move', move: { do: 'endTurn', seat: 1 } })
    await keeper.until(() => keeper.gameView.s.turnSeat === 2)
  })

  it('is taken back, or declined, and lapses when the bank has done it otherwise', async () => {
    const { keeper, phone } = await benMayBuy()
    await phone.ask({ ask: 'drop', seat: 1 })
    expect(await refusal(keeper, { ask: 'confirm', move: buys })).toBe('tapGone')
    await phone.ask({ ask: 'move', move: buys })
    await keeper.ask({ ask: 'drop', seat: 1 })
    expect(await refusal(keeper, { ask: 'drop', seat: 1 })).toBe('tapGone')
    await phone.ask({ ask: 'move', move: buys })
    await keeper.ask({ ask: 'move', move: buys })
    expect(await refusal(keeper, { ask: 'confirm', move: buys })).toBe('tapGone')
  })

  it('is gone once it has lapsed, and does not come back as the answer to something else', async () => {
    const { keeper, phone } = await benMayBuy()
    // The dice were others: Ben stands on another street.
    const { entry } = keeper.lines.findLast(({ event }) => event.type === 'threw')!
    await keeper.ask({
      ask: 'keep',
      entry: { host: 'correct', changes: [{ number: entry, entries: [{ outcome: [4, 4] }] }] },
    })
    expect(keeper.table.taps).toBeUndefined()
    expect(await refusal(keeper, { ask: 'confirm', move: buys })).toBe('tapGone')
    await phone.ask({ ask: 'move', move: buys })
    await phone.ask({ ask: 'move', move: { do: 'decline', seat: 1 } })
    expect(phone.table.taps).toBeUndefined()
  })

  it('comes before the dice of others, one a seat: a rent that was demanded in time is not lost', async () => {
    const table = await benMayBuy()
    const { keeper, phone } = table
    await keeper.ask({ ask: 'confirm', move: buys })
    await phone.ask({ ask: 'move', move: { do: 'endTurn', seat: 1 } })
    await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 2 } })
    await give(keeper, 4, 2)
    await phone.until(() => phone.sequence === keeper.sequence)
    const { rent } = phone.gameView.s.parts
    const move = { do: 'demand', seat: 1, matter: rent.demands[SERIAL] } as const
    await phone.ask({ ask: 'move', move })
    const mortgage = { do: 'mortgage', seat: 1, deed: keeper.gameView.s.owner.indexOf(1) } as const
    expect(await refusal(phone, { ask: 'move', move: mortgage })).toBe('tapsWait')
    expect(await refusal(keeper, { ask: 'move', move: { do: 'endTurn', seat: 2 } })).toBe('tapsWait')
    await phone.ask({ ask: 'drop', seat: 1 })
    await keeper.ask({ ask: 'move', move: { do: 'endTurn', seat: 2 } })
    await phone.ask({ ask: 'move', move })
    expect(await refusal(keeper, { ask: 'move', move: { do: 'throw', seat: 0 } })).toBe('tapsWait')
    await keeper.ask({ ask: 'confirm', move })
    expect(keeper.gameView.s.cash[1]).toBeGreaterThan(1400)
    await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 0 } })
  })

  it('stays while offers are made and declined beside it; another payment waits until the bank has seen it', async () => {
    const { keeper, phone } = await benMayBuy()
    await keeper.ask({ ask: 'confirm', move: buys })
    await keeper.ask({
      ask: 'keep',
      entry: { host: 'adjust', what: 'jailCard', of: 0, value: 0, reason: 'as it lies' },
    })
    const mortgage = { do: 'mortgage', seat: 1, deed: keeper.gameView.s.owner.indexOf(1) } as const
    await phone.ask({ ask: 'move', move: mortgage })
    const offer = { do: 'offer', seat: 0, terms: { to: 1, give: { jailCards: [0] }, get: { cash: 10 } } } as const
    await keeper.ask({ ask: 'move', move: offer })
    await phone.ask({ ask: 'move', move: { do: 'refuse', seat: 1, matter: keeper.gameView.s.serial } })
    expect(phone.table.taps).toMatchObject([{ move: mortgage }])
    await keeper.ask({ ask: 'move', move: offer })
    const accept = { do: 'accept', seat: 1, matter: keeper.gameView.s.serial } as const
    expect(await refusal(phone, { ask: 'move', move: accept })).toBe('tapsWait')
    await keeper.ask({ ask: 'confirm', move: mortgage })
    expect(keeper.gameView.s.cash[1]).toBe(1450)
    await phone.ask({ ask: 'move', move: accept })
    expect(phone.table.taps).toMatchObject([{ move: accept }])
    await keeper.ask({ ask: 'confirm', move: accept })
    expect(keeper.gameView.s.cash[1]).toBe(1440)
  })

  it('lies before the bank where jail cards are swapped, without money', async () => {
    const { keeper, phone } = await benMayBuy()
    await keeper.ask({ ask: 'confirm', move: buys })
    for (const deck of [0, 1])
      await keeper.ask({
        ask: 'keep',
        entry: { host: 'adjust', what: 'jailCard', of: deck, value: deck, reason: 'as it lies' },
      })
    const terms = { to: 1, give: { jailCards: [0] }, get: { jailCards: [1] } }
    await keeper.ask({ ask: 'move', move: { do: 'offer', seat: 0, terms } })
    const matter = keeper.gameView.s.serial
    await phone.ask({ ask: 'move', move: { do: 'accept', seat: 1, matter } })
    await keeper.until(() => keeper.table.taps !== undefined)
    expect([...keeper.gameView.s.jailCard].slice(0, 2)).toEqual([0, 1])
    // Other terms get the same number after the offer was taken back: what was said to the first is no answer.
    await keeper.ask({ ask: 'keep', entry: { host: 'undo', from: keeper.entries } })
    await keeper.ask({ ask: 'move', move: { do: 'offer', seat: 0, terms: { ...terms, give: { cash: 1 } } } })
    expect([keeper.gameView.s.serial, keeper.table.taps]).toEqual([matter, undefined])
  })

  it('lies before the bank where shares change hands', async () => {
    const { keeper, phone } = await laid('exchange', { settings: { confirms: true } })
    await keeper.ask({ ask: 'start' })
    for (const first of [6, 1, 2]) await give(keeper, first, 3)
    const terms = { to: 1, give: { shares: { issuer: 0, number: 1 } }, get: { cash: 20 } }
    await keeper.ask({ ask: 'move', move: { do: 'offer', seat: 0, terms } })
    const accept = { do: 'accept', seat: 1, matter: keeper.gameView.s.serial } as const
    await phone.ask({ ask: 'move', move: accept })
    const held = () => keeper.gameView.s.parts.shares.held[holdingOf(0, 1)]
    await keeper.until(() => keeper.table.taps !== undefined)
    expect(held()).toBe(0)
    await keeper.ask({ ask: 'confirm', move: accept })
    await keeper.until(() => held() === 1)
  })

  it('is not given to a bot or a program, which would pay unseen', async () => {
    const { phone } = await benMayBuy()
    expect(await refusal(phone, { ask: 'standIn', seat: 1, bot: 'steady' })).toBe('hostOnly')
    expect(await refusal(phone, { ask: 'propose', what: 'standIn', seat: 0 })).toBe('hostOnly')
    expect(await refusal(phone, { ask: 'seatProgram', seat: 1, token: '0'.repeat(64) })).toBe('hostOnly')
  })

  it('goes with the desk when another device takes it in the middle of a turn', async () => {
    const table = await benMayBuy()
    const { keeper, phone } = table
    await keeper.ask({ ask: 'giveHost', seat: 1 })
    expect(await refusal(keeper, { ask: 'confirm', move: buys })).toBe('hostOnly')
    await phone.ask({ ask: 'confirm', move: buys })
    await keeper.until(() => bens(table) === 1)
    await phone.ask({ ask: 'move', move: { do: 'endTurn', seat: 1 } })
  })
})

describe('a rulebook that somebody has brought', () => {
  it('is kept at a real board as any other: dice are given, prices are its own, the record is played again', async () => {
    const spaces = bookFile(classic).board?.spaces?.map((space, at) => (at === 6 ? { ...space, price: 144 } : space))
    const table = await laid('sunday', { own: sunday({ board: { spaces } }) })
    const { keeper, phone, code, ada } = table
    await keeper.ask({ ask: 'start' })
    const rulebook = await fetchBook(server.address, keeper)
    for (const page of [keeper, phone]) page.rulebook = rulebook
    for (const [first, second] of [
      [6, 5],
      [1, 2],
      [1, 3],
    ] as const)
      await give(keeper, first, second)
    await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 0 } })
    await give(keeper, 4, 2)
    await keeper.ask({ ask: 'move', move: { do: 'buy', seat: 0 } })
    await phone.until(() => phone.sequence === keeper.sequence)
    expect([keeper.game?.s.cash[0], phone.game?.s.cash[0]]).toEqual([1200 - 144, 1200 - 144])
    await phone.ask({ ask: 'resign' })
    await keeper.ask({ ask: 'resign' })
    const headers = { authorization: `Bearer ${ada.token}` }
    const record = readRecord(await (await fetch(`${server.address}/api/tables/${code}/record`, { headers })).text())
    const carried = carriedBook(record.header)
    if (carried === null || carried.faults) throw new Error('The record carries no rulebook.')
    expect(replay(carried.value.book, record)).toMatchObject({ stopped: null })
  })
})

describe('an entry', () => {
  it('is looked up, and its correction tried and entered, by the keeper alone', async () => {
    const table = await laid('simplified')
    const { keeper, ada, ben, code } = table
    await keeper.ask({ ask: 'start' })
    while (keeper.gameView.s.awaiting !== 0) await give(keeper, 1 + (keeper.sequence % 6), 2)
    const { turnSeat } = keeper.gameView.s
    await keeper.ask({ ask: 'move', move: { do: 'throw', seat: turnSeat } })
    await give(keeper, 1, 2)
    const number = keeper.lines.find(({ event }) => event.type === 'threw')!.entry
    const found = lookedUpSchema.parse(await (await entryAt(server.address, code, number, ada.token)).json())
    expect(found).toMatchObject({ number, made: { outcome: [1, 2] }, entries: [{ outcome: [1, 2] }] })
    expect((await entryAt(server.address, code, number, ben.token)).status).toBe(422)
    expect(await (await entryAt(server.address, code, 4000, ada.token)).json()).toMatchObject({ reason: 'noSuchEntry' })

    const correction = { host: 'correct', changes: [{ number, entries: [{ outcome: [2, 2] }] }] }
    const tried = await post(server.address, `/api/tables/${code}/trial`, correction, ada.token)
    const attempt = attemptSchema.parse(tried)
    expect(attempt.fault).toBeNull()
    const place = keeper.gameView.s.place[turnSeat]
    await keeper.ask({ ask: 'keep', entry: attempt.correction })
    expect(keeper.gameView.s.place[turnSeat]).toBe(place! + 1)
  })
})

describe('the record of a game on a real board', () => {
  it('ends as the game stands when its keeper enters that all have agreed to stop', async () => {
    const { keeper, phone } = await laid('classic')
    await keeper.ask({ ask: 'start' })
    expect(await refusal(phone, { ask: 'keep', entry: { host: 'stop' } })).toBe('hostOnly')
    await keeper.ask({ ask: 'keep', entry: { host: 'stop' } })
    expect(keeper.table.phase).toBe('over')
  })

  it('is had when it is over, and can be replayed', async () => {
    const table = await laid('exchange')
    await toTheAuction(table)
    const { keeper, phone, code } = table
    for (const [seat, page] of [keeper, phone, keeper].entries()) await bid(page, seat, seat)
    await keeper.ask({ ask: 'reveal' })
    await keeper.ask({ ask: 'keep', entry: { host: 'resign', seat: 2 } })
    expect(await refusal(phone, { ask: 'keep', entry: { host: 'resign', seat: 0 } })).toBe('hostOnly')
    await phone.ask({ ask: 'resign' })
    const record = readRecord(await (await fetch(`${server.address}/api/tables/${code}/record`)).text())
    expect(replay(exchange.book, record).stopped).toBeNull()
    expect(record.header.seats).toEqual([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cem' }])
  })
})
