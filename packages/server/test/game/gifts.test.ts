import { createBot } from '@hausregeln/bots'
import { liabilityOf } from '@hausregeln/chapters/settle/rules/liability.ts'
import { serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

const DEEDS = 6

function deedsOf({ gameView, seat }: Page): number[] {
  const { owner } = gameView.s
  return Array.from({ length: gameView.book.board.deeds }, (_, deed) => deed).filter((deed) => owner[deed] === seat)
}

async function same(): Promise<void> {
  const newest = Math.max(...pages.map(({ sequence }) => sequence))
  await Promise.all(pages.map((page) => page.until(() => page.sequence === newest)))
}

/** Whether somebody has enough to give away, and owes nothing that it would be missed for (K-8.1). */
function mayGive(page: Page): boolean {
  return deedsOf(page).length >= DEEDS && liabilityOf(page.gameView, page.seat) === 0
}

/** All buy what they can until one of these may give all away; returns them, the giver first. */
async function playUntilOneMayGive(one: Page, other: Page): Promise<[Page, Page]> {
  const bot = createBot('plain')
  bot.begin(1)
  while (!mayGive(one) && !mayGive(other)) {
    const next = pages.find((each) => each.choose(bot) !== null)
    await next!.ask({ ask: 'move', move: next!.choose(bot)! })
    await same()
  }
  return mayGive(one) ? [one, other] : [other, one]
}

async function give(from: Page, to: Page, deeds: readonly number[], cash: number): Promise<void> {
  const terms = { to: to.seat, give: { deeds: [...deeds], cash }, get: {} }
  await from.ask({ ask: 'move', move: { do: 'offer', seat: from.seat, terms } })
  await same()
  const matter = serialOf(to.gameView, from.seat)
  await to.ask({ ask: 'move', move: { do: 'accept', seat: to.seat, matter } })
  await same()
}

const toldOf = ({ frames }: Page) => frames!.filter((frame) => frame.includes('"unusual"'))

describe('a series of gifts between persons (K-7.1)', () => {
  it('is told to the host and to nobody else, from the second on, and again when the host comes back', async () => {
    pages = await server.playing(['Ada', 'Ben', 'Cem'])
    const [ada, ben, cem] = pages as [Page, Page, Page]
    const [giver, taker] = await playUntilOneMayGive(ben, cem)
    for (const page of pages) page.frames = []
    const cash = () => giver.gameView.s.cash[giver.seat]!
    await give(giver, taker, deedsOf(giver).slice(0, 1), cash() >> 1)
    expect(toldOf(ada)).toEqual([])
    await give(giver, taker, deedsOf(giver), cash())
    await ada.until(() => toldOf(ada).length > 0)
    const series = [{ from: giver.seat, to: taker.seat, deals: 2 }]
    expect(JSON.parse(toldOf(ada)[0]!)).toMatchObject({ type: 'unusual', series })
    expect([...toldOf(ben), ...toldOf(cem)]).toEqual([])
    ada.frames = []
    ada.vanish()
    await ada.until(() => toldOf(ada).length > 0)
    expect(JSON.parse(toldOf(ada)[0]!)).toMatchObject({ series })
  })
})
