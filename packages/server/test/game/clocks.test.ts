import { type Bot, createBot } from '@hausregeln/bots'
import { moveOf, pack, verify } from '@hausregeln/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Clocks } from '../../src/table/time/clocks.ts'
import { Playtime } from '../../src/table/time/playtime.ts'
import { HandTime } from '../support/handTime.ts'
import type { Page } from '../support/page.ts'
import { Person, TestServer } from '../support/server.ts'

describe('clocks', () => {
  const settings = { decision: 30, game: 100, timeout: 'wait' as const }
  const turn = (at: number, deciding: number[], actor: number | null = null, forAll = false) => ({
    at,
    scene: 0,
    deciding,
    actor,
    forAll,
  })

  it('begin when what was done before has been shown: a throw takes no time from those who decide after it', () => {
    const clocks = new Clocks()
    clocks.turn({ ...turn(1000, [0]), scene: 2400 }, 2)
    expect(clocks.until(0, settings)).toBe(33_400)
    expect(clocks.show(0, settings, 2000).left).toBe(100)
    clocks.turn({ ...turn(4400, [1], 0), scene: 700 }, 2)
    expect(clocks.show(0, settings, 9000).left).toBe(99)
    expect(clocks.until(1, settings)).toBe(35_100)
  })

  it('give each decision its time, which begins again when its player has acted, not when others have', () => {
    const clocks = new Clocks()
    clocks.turn(turn(1000, [0, 1]), 2)
    expect(clocks.until(0, settings)).toBe(31_000)
    clocks.turn(turn(11_000, [0, 1], 0), 2)
    expect(clocks.until(0, settings)).toBe(41_000)
    expect(clocks.until(1, settings)).toBe(31_000)
  })

  it('begin again for all with a bid', () => {
    const clocks = new Clocks()
    clocks.turn(turn(1000, [0, 1]), 2)
    clocks.turn(turn(11_000, [0, 1], 0, true), 2)
    expect(clocks.until(1, settings)).toBe(41_000)
  })

  it('stand and go on from there: nobody gains a decision’s time by it, and only who acts begins anew', () => {
    const clocks = new Clocks()
    clocks.turn(turn(0, [0, 1]), 2)
    for (const at of [10_000, 20_000]) {
      clocks.turn({ ...turn(at, [0, 1]), stands: true }, 2)
      expect(clocks.show(0, settings, at + 500_000)).toEqual({ until: null, left: 100 - at / 1000 })
      const kept = new Clocks()
      kept.takeUp(
        clocks.keep((moment) => moment),
        (moment) => moment,
      )
      kept.turn(turn(900_000, [0, 1]), 2)
      expect(kept.until(0, settings)).toBe(930_000 - at)
      clocks.turn({ ...turn(at, [0, 1]) }, 2)
    }
    clocks.turn({ ...turn(25_000, [0, 1]), stands: true }, 2)
    clocks.turn(turn(100_000, [0, 1], 0), 2)
    expect([clocks.until(0, settings), clocks.until(1, settings)]).toEqual([130_000, 105_000])
  })

  it('add up what a seat has used of its time for the game', () => {
    const clocks = new Clocks()
    clocks.turn(turn(0, [0]), 2)
    clocks.turn(turn(25_000, [1], 0), 2)
    clocks.turn(turn(40_000, [0], 1), 2)
    expect(clocks.show(0, settings, 50_000)).toEqual({ until: 70_000, left: 65 })
    expect(clocks.show(1, settings, 50_000)).toEqual({ until: null, left: 85 })
    expect(clocks.until(0, { ...settings, decision: 0 })).toBe(115_000)
    expect(clocks.until(0, { ...settings, decision: 0, game: 0 })).toBeNull()
  })
})

describe('the time agreed for a game', () => {
  it('does not run in pauses', () => {
    const time = new Playtime()
    expect(time.endsAt(10)).toBeNull()
    time.turn(0, true)
    time.turn(60_000, false)
    expect(time.endsAt(10)).toBeNull()
    time.turn(500_000, true)
    expect(time.endsAt(10)).toBe(500_000 + 9 * 60_000)
    expect(time.endsAt(0)).toBeNull()
  })
})

const time = new HandTime()
const server = new TestServer({}, time)
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

/** A game in which a decision may take a minute. */
async function withClock(timeout: 'wait' | 'bot' | 'default' | 'forfeit'): Promise<[Page, Page]> {
  const seated = await server.playing(['Ada', 'Ben'], { clock: { decision: 60, game: 0, timeout } })
  pages = [...seated]
  return seated
}

/** Whatever the table has done by itself until now has been told after this. */
async function settled(page: Page): Promise<void> {
  await page.ask({ ask: 'say', text: 'Nobody hurries us.' })
}

describe('when the time for a decision is over', () => {
  it('a bot plays on for a player who was late', async () => {
    const [ada] = await withClock('bot')
    const late = ada.gameView.s.turnSeat
    time.pass(59)
    await settled(ada)
    expect(ada.table.seats[late]!.standIn).toBeNull()
    time.pass(31)
    await ada.until(() => ada.table.seats[late]!.standIn !== null)
    expect(ada.table.seats[late]!.standIn).toBe('steady')
  })

  it('the seat is taken to have given the answer by default: it throws, and buys nothing', async () => {
    const [ada] = await withClock('default')
    const late = ada.gameView.s.turnSeat
    const before = ada.entries
    time.pass(90)
    await ada.until(() => ada.entries > before)
    expect(ada.lines.map(({ event }) => event.type)).toContain('threw')
    while (ada.gameView.s.turnSeat === late) {
      time.pass(90)
      await settled(ada)
    }
    expect(new Set(Array.from(ada.gameView.s.owner))).toEqual(new Set([-1]))
  })

  it('the seat is forfeited', async () => {
    const [ada] = await withClock('forfeit')
    time.pass(90)
    await ada.until(() => ada.table.phase === 'over')
    const first = ada.lines.find(({ event }) => event.type === 'turnBegan')!
    expect(ada.gameView.s.winners).toBe(1 << (1 - first.turnSeat))
  })

  it('nothing happens where the table waits, but all see that it is over', async () => {
    const [ada] = await withClock('wait')
    const { turnSeat } = ada.gameView.s
    const { until } = ada.times.clocks[turnSeat]!
    // Who begins is shown first: nobody thinks meanwhile.
    expect(until).toBeGreaterThan(ada.times.now + 60_000)
    expect(until).toBeLessThan(ada.times.now + 70_000)
    time.pass(90)
    await settled(ada)
    expect(ada.times.now).toBeGreaterThan(until!)
    expect(ada.gameView.s.turnSeat).toBe(turnSeat)
    expect(ada.table.seats.every(({ standIn }) => standIn === null)).toBe(true)
  })
})

describe('the rent race', () => {
  it('leaves persons a visible countdown before a bot throws, and none once they have demanded', async () => {
    const ada = await Person.named('Ada', server.address)
    const page = await untilBotWaits(ada)
    const { waits } = page.times
    expect(waits).toMatchObject({ seconds: 60 })
    expect(page.gameView.s.turnSeat).not.toBe(0)
    expect(waits!.until).toBeGreaterThan(page.times.now)
    const demands = demandsOf(page)
    const { entries } = page
    for (const matter of demands) await page.ask({ ask: 'move', move: { do: 'demand', seat: 0, matter } })
    // The bot has nothing left to wait for: it plays on before its countdown is over.
    await page.until(() => page.entries > entries + demands.length)
    expect(page.times.now).toBeLessThan(waits!.until)
  })

  /** A table at which a bot waits for a person to demand a rent. Some games end before that: then at another. */
  async function untilBotWaits(ada: Person): Promise<Page> {
    for (let table = 0; table < 5; table++) {
      const page = await ada.page(await ada.createTable({ countdown: 60, seats: 3 })).open()
      pages.push(page)
      await page.ask({ ask: 'sit', seat: 0, nonce: '0'.repeat(32) })
      for (const seat of [1, 2]) await page.ask({ ask: 'seatBot', seat, bot: 'plain' })
      await page.ask({ ask: 'start' })
      await playUndemanding(page)
      if (page.times.waits !== null) return page
    }
    throw new Error('No bot has ever waited.')
  }
})

/** Plays, but demands nothing, until a bot waits for it or the game is over. */
async function playUndemanding(page: Page): Promise<void> {
  const bot = createBot('plain')
  while (page.times.waits === null && page.table.phase !== 'over') {
    const { gameView } = page
    // A bot may have demanded its rent meanwhile: what is refused for that is decided again.
    if (gameView.s.must & 1) await page.request({ ask: 'move', move: decision(page, bot) })
    else
      await page.until(
        () => page.times.waits !== null || (page.gameView.s.must & 1) === 1 || page.table.phase === 'over',
      )
  }
}

/** The rents that seat 0 may demand now: with doubles somebody may have landed on two properties. */
function demandsOf(page: Page): number[] {
  const gameView = page.gameView
  const found: number[] = []
  for (const matter of gameView.book.matters)
    matter.each(gameView, 0, (serial) => {
      if (verify(gameView, pack(gameView.book.codes.demand, 0, serial)) === null) found.push(serial)
    })
  return found
}

/** What a bot decides where it must, leaving aside what it might do beside. */
function decision(page: Page, bot: Bot) {
  const gameView = page.gameView
  return moveOf(gameView, bot.decide(gameView.shown, 0, gameView.terms))
}
