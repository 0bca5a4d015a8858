import { State } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { bid, entryAt, type Kept, laidAt, refusal, toTheAuction } from '../support/realBoard.ts'
import { post, TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

async function laid(rulebook: string): Promise<Kept> {
  const kept = await laidAt(server.address, rulebook)
  pages = [kept.keeper, kept.phone]
  return kept
}

/** The sealed bids that a page's view contains. */
function bidsIn({ view }: Page): number[] {
  const state = new State(exchange.book.layout)
  state.load(view!)
  return [0, 1, 2].map((seat) => state.secrets[seat]!)
}

describe('sealed bids at a real board', () => {
  it('come from phones and from the keeper, and nobody else is told before all are in', async () => {
    const table = await laid('exchange')
    await toTheAuction(table)
    const { keeper, phone } = table
    await bid(phone, 1, 77)
    await keeper.until(() => keeper.sequence === phone.sequence)
    expect(await refusal(phone, { ask: 'move', move: { do: 'sealedBid', seat: 2, amount: 9 } })).toBe('notYourSeat')
    expect(bidsIn(keeper)).toEqual([0, 0, 0])
    expect(keeper.table.slips).toMatchObject({ seats: [1] })
    expect(await refusal(keeper, { ask: 'reveal' })).toBe('slipsMissing')
    await bid(keeper, 2, 5)
    await bid(keeper, 0, 3)
    expect(await refusal(phone, { ask: 'reveal' })).toBe('hostOnly')
    expect(keeper.lines.some(({ event }) => event.type === 'sealedRevealed')).toBe(false)
    await keeper.ask({ ask: 'reveal' })
    await phone.until(() => phone.lines.some(({ event }) => event.type === 'sealedRevealed'))
    const shown = phone.lines.flatMap(({ event }) => (event.type === 'sealedRevealed' ? [event.amount] : []))
    expect(shown).toEqual([3, 77, 5])
  })

  it('may be rewritten one by one before they are turned over, and say how much is too much', async () => {
    const table = await laid('exchange')
    await toTheAuction(table)
    const { keeper, phone } = table
    for (const [seat, page] of [keeper, phone, keeper].entries()) await bid(page, seat, 10)
    const tooMuch = { ask: 'move', move: { do: 'sealedBid', seat: 1, amount: 4000 } } as const
    expect(await refusal(phone, tooMuch)).toBe('sealedAboveCash')
    await bid(phone, 1, 11)
    await keeper.ask({ ask: 'reveal' })
    const shown = keeper.lines.flatMap(({ event }) => (event.type === 'sealedRevealed' ? [event.amount] : []))
    expect(shown).toEqual([10, 11, 10])
  })

  it('lie where they lay when the pages come back', async () => {
    const table = await laid('exchange')
    await toTheAuction(table)
    const { keeper, phone, ada, code } = table
    await bid(phone, 1, 77)
    keeper.close()
    const again = await ada.page(code).open()
    pages.push(again)
    expect(again.table.slips?.seats).toEqual([1])
    for (const seat of [0, 2]) await bid(again, seat, 1)
    await again.ask({ ask: 'reveal' })
    expect(again.lines.some(({ event }) => event.type === 'auctionWon')).toBe(true)
  })

  it('cannot be found out by the keeper’s corrections while they lie there', async () => {
    const table = await laid('exchange')
    await toTheAuction(table)
    const { keeper, phone, ada, code } = table
    await bid(phone, 1, 77)
    await keeper.until(() => keeper.sequence === phone.sequence)
    const wrong = { host: 'correct' as const, changes: [{ number: 5, entries: [{ outcome: [3, 3] }] }] }
    const asked = await entryAt(server.address, code, keeper.entries, ada.token)
    expect([asked.status, await asked.json()]).toMatchObject([422, { reason: 'slipsHidden' }])
    expect(await post(server.address, `/api/tables/${code}/trial`, wrong, ada.token)).toMatchObject({
      reason: 'slipsHidden',
    })
    expect(await refusal(keeper, { ask: 'keep', entry: wrong })).toBe('slipsHidden')
    await keeper.ask({ ask: 'keep', entry: { host: 'undo', from: 5 } })
    expect((await entryAt(server.address, code, 4, ada.token)).status).toBe(200)
  })
})
