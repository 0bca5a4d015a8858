import { afterAll, expect, it } from 'vitest'
import { bring } from '../support/bookFile.ts'
import { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person, tableSettings } from '../support/server.ts'
import { RICH } from './flood.ts'

const TABLES = 3
/** More than the server keeps in memory of a game, several times over. */
const LONG = 4000
/** What it keeps of a game at most, with what bots may add in a second or two. */
const KEPT = 2500
const patiently = { interval: 100 }

const server = new ServerProcess({
  LOG_LEVEL: 'error',
  NODE_OPTIONS: '--max-old-space-size=128',
  BOT_STEPS_PER_TABLE: '400',
})
afterAll(() => server.remove())

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${server.figures}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

// An hour with ten restarts by a command: npm run flood:server
it('endless games of bots fill no memory, while they are played and when they are woken with nobody there', async () => {
  await server.start()
  const guest = await Person.named('Mallory', server.address)
  const book = await bring(server.address, guest.token, RICH)
  const pages: Page[] = []
  for (let table = 0; table < TABLES; table++) {
    const settings = tableSettings({ rulebook: 'sunday', book, seats: 3, unattended: 'play' })
    const page = new Page(server.address, await guest.createTable(settings), guest.token)
    pages.push(page)
    page.wanted = 100
    await page.open()
    for (const seat of [0, 1]) await page.ask({ ask: 'seatBot', seat, bot: 'plain' })
    await page.ask({ ask: 'sit', seat: 2, nonce: newNonce() })
    await page.ask({ ask: 'start' })
    await page.ask({ ask: 'resign' })
  }
  const most = { entries: 0 }
  const look = async () => {
    most.entries = Math.max(most.entries, await figure('hausregeln_entries'))
  }
  for (let entries = 0; entries < LONG; entries += 500) {
    await Promise.all(pages.map((page) => page.until(() => page.entries >= entries)))
    await look()
  }
  expect(most.entries).toBeGreaterThan(0)
  expect(most.entries).toBeLessThan(TABLES * KEPT)

  for (const page of pages) page.close()
  await server.kill()
  await server.start()
  const steps = () => figure('hausregeln_steps_total{by="bot"}'.replace(/[{}"]/g, '\\$&'))
  await expect.poll(() => figure('hausregeln_tables'), patiently).toBe(TABLES)
  await expect.poll(steps, patiently).toBeGreaterThan(300)
  await look()
  expect(most.entries).toBeLessThan(TABLES * KEPT)
  expect(server.exited).toBe(false)
})
