import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'

/** Milliseconds for which what has happened is shown before somebody begins to think, at most. */
const MOST_SCENE = 30_000

/** Where Debian's `faketime` has what it puts in front of the machine's clock. */
const FAKETIME = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path))

let server: ServerProcess
const pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

/** A minute for a decision; a player who is late forfeits. */
const clock = { decision: 60, game: 0, timeout: 'forfeit' } as const

/** A server whose time of day can be set: it alone, or the steady clock with it. */
async function start(leaping: 'time of day' | 'both'): Promise<void> {
  server = new ServerProcess({
    LD_PRELOAD: FAKETIME ?? '',
    FAKETIME_NO_CACHE: '1',
    ...(leaping === 'time of day' && { FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' }),
    LOG_LEVEL: 'warn',
    CHAT_PER_GUEST: '30',
    MESSAGES_PER_SECOND: '50',
  })
  setTime('+0')
  await server.startAgain({ FAKETIME_TIMESTAMP_FILE: join(server.directory, 'time') })
}

/** `+3600`: an hour later than it is. */
function setTime(offset: string): void {
  writeFileSync(join(server.directory, 'time'), offset)
}

/** A game of Ada and a bot. */
async function game(countdown = 0): Promise<Page> {
  const ada = await Person.named('Ada', server.address)
  const page = await ada.page(await ada.createTable({ clock, countdown, pace: 'fast' })).open()
  pages.push(page)
  await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  await page.ask({ ask: 'seatBot', seat: 1, bot: 'plain' })
  await page.ask({ ask: 'start' })
  await page.until(() => page.view !== null)
  return page
}

function leaps(): number {
  return server.output.split('\n').filter((line) => line.includes('The time of day has leapt')).length
}

/** Ada plays on, and the bot does, too, through whole turns of both. */
async function playOn(page: Page): Promise<void> {
  const until = page.gameView.s.turns + 3
  while (page.gameView.s.turns < until) {
    if ((page.gameView.s.must & 1) === 0) {
      const { sequence } = page
      await page.until(() => page.sequence > sequence || (page.gameView.s.must & 1) === 1)
      continue
    }
    const answers = await Promise.all(
      (['throw', 'decline', 'pass', 'endTurn'] as const).map((move) =>
        page.request({ ask: 'move', move: { do: move, seat: 0 } as never }),
      ),
    )
    if (!answers.some(({ type }) => type === 'done')) return
  }
}

describe('a leap of the time of day', () => {
  it.skipIf(FAKETIME === undefined)(
    'of an hour, forward or back, forfeits no game, stops no bot and throws nobody out (Debian: faketime)',
    async () => {
      await start('time of day')
      const page = await game()
      await playOn(page)
      for (const [index, offset] of ['+3600', '+0', '-3600', '+7200'].entries()) {
        setTime(offset)
        await expect.poll(leaps).toBeGreaterThan(index)
        await playOn(page)
        const { phase, seats } = page.table
        expect([phase, seats[0]?.standIn, page.welcomes, page.goodbye]).toEqual(['playing', null, 1, null])
        // What is left to decide is what it was: a minute and no more.
        const { until } = page.times.clocks[0]!
        expect((until ?? page.times.now) - page.times.now).toBeLessThanOrEqual(60_000 + MOST_SCENE)
      }
      const figures = await (await fetch(`${server.figures}/metrics`)).text()
      expect(Number(/hausregeln_time_leaps_total (\d+)/.exec(figures)?.[1])).toBeGreaterThanOrEqual(4)
    },
  )
})

describe('a process that is stopped and wakes up', () => {
  it.skipIf(FAKETIME === undefined)(
    'an hour later has cost nobody the time in which it was not there (Debian: faketime)',
    async () => {
      await start('both')
      const page = await game()
      await playOn(page)
      // For the process nothing has run in the meantime, and all clocks and timers of the machine have gone on.
      setTime('+3600')
      await expect.poll(leaps).toBe(1)
      await playOn(page)
      expect([page.table.phase, page.table.seats[0]?.standIn]).toEqual(['playing', null])
    },
  )
})
