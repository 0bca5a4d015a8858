import { createBot } from '@hausregeln/bots'
import { describe, expect, it } from 'vitest'
import { anEvening } from '../support/evening.ts'
import type { Page } from '../support/page.ts'
import { newNonce, Person } from '../support/server.ts'

const evening = anEvening()
const { time, server } = evening

const playing: typeof evening.playing = async (names, changes) => {
  const pages = await evening.playing(names, changes)
  for (const page of pages) await page.until(() => page.here.length === pages.length)
  return pages
}

/** Leaves, and somebody else has seen it. */
async function leaves(page: Page, seenBy: Page): Promise<void> {
  page.leave()
  await seenBy.until(() => !seenBy.here.includes(page.guest))
}

/** Whatever the table has done by itself until now has been told after this. */
async function settled(page: Page): Promise<void> {
  await page.ask({ ask: 'say', text: 'Still here.' })
}

describe('a person who goes', () => {
  it('is waited for, which all are told, before a bot plays for them; they come back and play themselves', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben', 'Cem'], { grace: 60 })
    await leaves(ben, ada)
    await ada.until(() => ada.times.away !== undefined)
    const [away] = ada!.times.away!
    expect(away).toMatchObject({ seat: 1 })
    expect(away!.until - ada.times.now).toBe(60_000)
    expect(await ada.request({ ask: 'standIn', seat: 1, bot: 'plain' })).toMatchObject({ refusal: 'graceRuns' })
    time.pass(59)
    await settled(ada)
    expect(ada!.table.seats[1]!.standIn).toBeNull()
    time.pass(2)
    await ada!.until(() => ada!.table.seats[1]!.standIn === 'steady')
    expect(ada.times.away).toBeUndefined()
    await ben.reopen()
    expect(ben.table.seats[1]).toMatchObject({ name: 'Ben', standIn: 'steady' })
    await ben.ask({ ask: 'return' })
    expect(ben!.table.seats[1]!.standIn).toBeNull()
  })

  it('and is back in time is waited for no more, and has all of the time when they go again', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'], { grace: 60 })
    await leaves(ben, ada)
    await ada.until(() => ada.times.away !== undefined)
    time.pass(50)
    await ben.reopen()
    await ada.until(() => ada.times.away === undefined)
    time.pass(300)
    await settled(ada)
    expect(ada!.table.seats[1]!.standIn).toBeNull()
    await leaves(ben, ada)
    await ada.until(() => ada.times.away !== undefined)
    time.pass(50)
    await settled(ada)
    expect(ada!.table.seats[1]!.standIn).toBeNull()
  })

  it('is replaced by nobody where the table waits for people who are away, unless the host says so', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben'])
    await leaves(ben, ada)
    time.pass(3000)
    await settled(ada)
    expect([ada!.times.away, ada!.table.seats[1]!.standIn]).toEqual([undefined, null])
    await ada.ask({ ask: 'standIn', seat: 1, bot: 'plain' })
  })
})

describe('a table at which nobody is', () => {
  const clock = { decision: 60, game: 600, timeout: 'forfeit' } as const

  /** A game of Ada and a bot, in which Ada must decide, and somebody who only watches. */
  async function alone(changes: Parameters<Person['createTable']>[0]): Promise<[Page, Page]> {
    const ada = await Person.named('Ada', server.address)
    const page = await ada.page(await ada.createTable(changes)).open()
    evening.pages = [page]
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await page.ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
    await page.ask({ ask: 'start' })
    while (page.view === null || (page.gameView.s.must & 1) === 0) {
      time.pass(2)
      await settled(page)
    }
    const watcher = await (await Person.named('Eve', server.address)).page(page.table.code).open()
    evening.pages.push(watcher)
    return [page, watcher]
  }

  it('waits: no clock runs and no bot plays; people who come back are told since when it has waited', async () => {
    const [page, watcher] = await alone({ clock })
    const { entries } = page
    await leaves(page, watcher)
    time.pass(20)
    // Who only watches does not keep the game going.
    await watcher.until(() => watcher.table.rested?.to === null)
    time.pass(3600)
    await page.reopen()
    await page.until(() => page.table.rested?.to != null)
    const { from, to } = page.table.rested!
    expect(to! - from).toBeGreaterThanOrEqual(3600_000)
    expect([page.table.phase, page.entries]).toEqual(['playing', entries])
    const { until, left } = page.times.clocks[0]!
    expect(until! - page.times.now).toBe(60_000)
    expect(left).toBeGreaterThan(500)
    time.pass(61)
    await page.until(() => page.table.phase === 'over')
  })

  it('is not noticed to be so when a page is loaded again', async () => {
    const [page, watcher] = await alone({})
    await leaves(page, watcher)
    time.pass(5)
    await page.reopen()
    time.pass(30)
    await settled(page)
    expect(page.table.rested).toBeUndefined()
  })

  it('plays on by itself where its settings say so', async () => {
    const [page, watcher] = await alone({ clock, unattended: 'play' })
    await leaves(page, watcher)
    time.pass(90)
    await page.reopen()
    await page.until(() => page.table.phase === 'over')
    expect(page.table.rested).toBeUndefined()
  })

  it('lets bots wait in the middle of their turn, and they play on when somebody is back', async () => {
    const [page, watcher] = await alone({ pace: 'slow' })
    const bot = createBot('plain')
    while ((page.gameView.s.must & 1) === 1) await page.ask({ ask: 'move', move: page.choose(bot)! })
    const { entries } = page
    await leaves(page, watcher)
    time.pass(600)
    await page.reopen()
    expect(page.entries).toBe(entries)
    time.pass(2)
    await page.until(() => page.table.rested?.to != null)
    time.pass(2)
    await page.until(() => page.entries > entries)
  })
})

describe('the host', () => {
  it('gives the table to another person, who then does what hosts do', async () => {
    const [ada, ben] = await playing(['Ada', 'Ben', 'Cem'])
    expect(await ben.request({ ask: 'giveHost', seat: 1 })).toMatchObject({ refusal: 'hostOnly' })
    expect(await ada.request({ ask: 'giveHost', seat: 5 })).toMatchObject({ refusal: 'noSuchSeat' })
    await ada.ask({ ask: 'giveHost', seat: 1 })
    await ben.until(() => ben.table.host.name === 'Ben')
    expect(await ada.request({ ask: 'giveHost', seat: 0 })).toMatchObject({ refusal: 'hostOnly' })
    await ben.ask({ ask: 'giveHost', seat: 0 })
  })

  it('who is gone for good hands the table on to the first who is there', async () => {
    const [ada, ben, cem] = await playing(['Ada', 'Ben', 'Cem'])
    await leaves(ben, cem)
    await leaves(ada, cem)
    time.pass(299)
    await settled(cem)
    expect(cem.table.host.name).toBe('Ada')
    time.pass(2)
    await cem.until(() => cem.table.host.id === cem.guest)
    await cem.ask({ ask: 'standIn', seat: 0, bot: 'plain' })
  })

  it('who is away is replaced if all who are there agree, also before the game, and not once they are back', async () => {
    const all = await server.seated(['Ada', 'Ben', 'Cem', 'Dea'])
    evening.pages = all
    const [ada, ben, cem, dea] = all as [Page, Page, Page, Page]
    await dea.until(() => dea.here.length === 4)
    const proposal = { ask: 'propose', what: 'host', seat: 1 } as const
    expect(await ben.request(proposal)).toMatchObject({ refusal: 'hostHere' })
    await leaves(ada, ben)
    await leaves(dea, ben)
    expect(await ben.request(proposal)).toMatchObject({ refusal: 'hostHere' })
    time.pass(31)
    expect(await ben.request({ ...proposal, seat: 3 })).toMatchObject({ refusal: 'notHere' })
    await ben.ask(proposal)
    expect(ben.table.proposal).toMatchObject({ what: 'host', by: 1, seat: 1, agreed: [1], needed: [1, 2] })
    const { id } = ben.table.proposal!
    expect(await cem.request({ ask: 'answer', agree: true, id: id! + 1 })).toMatchObject({ refusal: 'proposalLapsed' })
    await ada.reopen()
    await cem.until(() => cem.here.includes(ada.guest))
    await cem.ask({ ask: 'answer', agree: true, what: 'host', id })
    expect(cem.table).toMatchObject({ host: { name: 'Ada' }, proposal: null })
    await leaves(ada, ben)
    time.pass(31)
    await ben.ask(proposal)
    await cem.ask({ ask: 'answer', agree: true })
    await ben.until(() => ben.table.host.name === 'Ben')
    expect(ben.table.proposal).toBeNull()
  })
})

describe('a bot for somebody who is away', () => {
  it('plays at once if all who are there agree, and not once they are back', async () => {
    const [ada, ben, cem, dea] = (await playing(['Ada', 'Ben', 'Cem', 'Dea'], { grace: 600 })) as [
      Page,
      Page,
      Page,
      Page,
    ]
    const proposal = { ask: 'propose', what: 'standIn', seat: 3 } as const
    expect(await ben.request(proposal)).toMatchObject({ refusal: 'stillHere' })
    await leaves(cem, ben)
    await leaves(dea, ben)
    expect(await ben.request({ ...proposal, seat: 7 })).toMatchObject({ refusal: 'noSuchSeat' })
    await ben.ask(proposal)
    expect(ben.table.proposal).toMatchObject({ what: 'standIn', by: 1, seat: 3, agreed: [1], needed: [0, 1] })
    await dea.reopen()
    await ben.until(() => ben.table.proposal === null)
    expect(await ada.request({ ask: 'answer', agree: true })).toMatchObject({ refusal: 'proposalLapsed' })
    await leaves(dea, ben)
    await ben.ask(proposal)
    await ada.ask({ ask: 'answer', agree: true })
    expect(ada.table.seats.map(({ standIn }) => standIn)).toEqual([null, null, null, 'steady'])
    expect(await ben.request(proposal)).toMatchObject({ refusal: 'botPlaysThere' })
    await dea.reopen()
    await dea.ask({ ask: 'return' })
    await dea.until(() => dea.table.seats[3]!.standIn === null)
  })

  it('is no longer agreed on when one plays for them already', async () => {
    const [, ben, cem] = (await playing(['Ada', 'Ben', 'Cem'], { grace: 600 })) as [Page, Page, Page]
    await leaves(cem, ben)
    await ben.ask({ ask: 'propose', what: 'standIn', seat: 2 })
    time.pass(601)
    await ben.until(() => ben.table.seats[2]!.standIn !== null)
    expect(ben.table.proposal).toBeNull()
  })
})
