import { createBot } from '@hausregeln/bots'
import { namedActions } from '@hausregeln/engine'
import { Workers } from '@hausregeln/server/work/workers.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { anEvening } from '../support/evening.ts'
import type { Page } from '../support/page.ts'
import { newNonce, Person } from '../support/server.ts'

const evening = anEvening()
const { server } = evening

async function ask(page: Page, entry: number, seat: number, token = page.token) {
  const path = `/api/tables/${page.table.code}/whys/${entry}/${seat}`
  const answer = await fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, ...((await answer.json()) as { reason: { why: string } | string | null }) }
}

/** What this seat has bid, by entries. */
function bidsOf({ lines }: Page, seat: number): readonly number[] {
  return lines.flatMap(({ event, entry }) => (event.type === 'bid' && event.seat === seat ? [entry] : []))
}

/** So much the person bids for anything. */
const OPENING = 20

/** The person plays until something is there, and must decide then. */
async function playUntil<T>(page: Page, find: () => T | undefined): Promise<T> {
  const bot = createBot('plain')
  bot.begin(1)
  for (;;) {
    await page.until(() => page.choose(bot) !== null)
    const found = find()
    if (found !== undefined) return found
    const { amount } = namedActions(page.gameView, 0).find(({ do: name }) => name === 'bid') ?? {}
    const bids = amount !== undefined && amount.min <= OPENING
    // A bot may have bid more in the meantime.
    await page.request({ ask: 'move', move: bids ? { do: 'bid', seat: 0, amount: amount.min } : page.choose(bot)! })
  }
}

it('a bot of the table says why, when the turn is over, to those who belong there, from a thread of its own', async () => {
  const run = vi.spyOn(Workers.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  const ada = await Person.named('Ada', server.address)
  const page = await ada.page(await ada.createTable()).open()
  evening.pages.push(page)
  await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  await page.ask({ ask: 'seatBot', seat: 1, bot: 'steady' })
  await page.ask({ ask: 'start' })
  const bid = await playUntil(page, () => bidsOf(page, 1)[0])
  // The person is asked to bid more, or to pass.
  expect((await ask(page, bid, 1)).reason).toBe('whyLater')
  const { turns } = page.gameView.s
  await playUntil(page, () => page.gameView.s.turns > turns || undefined)
  expect(await ask(page, bid, 1)).toEqual({ status: 200, reason: { why: 'bidUpTo', most: expect.any(Number) } })
  const question = { ask: 'why', entry: bid, seat: 1 }
  expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ do: 'look', question }), expect.anything())
  expect(await ask(page, bid, 0)).toMatchObject({ reason: 'noSuchEntry' })
  const eve = await Person.named('Eve', server.address)
  expect(await ask(page, bid, 1, eve.token)).toMatchObject({ reason: 'notSeated' })
})
