import { createBot } from '@hausregeln/bots'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { HandTime } from '../support/handTime.ts'
import type { Page } from '../support/page.ts'
import { TestServer } from '../support/server.ts'

let server: TestServer
let pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

async function tablesInMemory(): Promise<number> {
  const metrics = await (await fetch(`${server.figures}/metrics`)).text()
  return Number(/^hausregeln_tables (\d+)$/m.exec(metrics)?.[1])
}

const patiently = { interval: 50 }

async function evicted(): Promise<void> {
  await expect.poll(tablesInMemory, patiently).toBe(0)
}

describe('a table at which nothing happens', () => {
  it('leaves memory while its pages stay connected, and is back with their next move', async () => {
    server = await new TestServer({ idleSeconds: 0 }).start()
    pages = await server.playing(['Ada', 'Ben'])
    const bot = createBot('plain')
    for (let n = 0; n < 3; n++) {
      await evicted()
      const page = pages.find((each) => each.choose(bot) !== null)!
      await page.ask({ ask: 'move', move: page.choose(bot)! })
      await Promise.all(pages.map((each) => each.until(() => each.sequence === page.sequence)))
      expect(Buffer.from(pages[0]!.view!).equals(pages[1]!.view!)).toBe(true)
    }
    expect(pages.map(({ visits }) => visits)).toEqual([1, 1])
  })

  it('comes back by itself when a clock has run out, also after a restart, with nobody there', async () => {
    const time = new HandTime()
    server = await new TestServer({ idleSeconds: 0 }, time).start()
    const clock = { decision: 60, game: 0, timeout: 'forfeit' as const }
    const [ada, ben] = await server.playing(['Ada', 'Ben'], { clock, unattended: 'play' })
    const code = ada.table.code
    for (const page of [ada, ben]) page.close()
    await server.stop()
    await server.start()
    // Who begins is shown first, which takes longer after equal throws: nobody thinks meanwhile.
    time.pass(90)
    const ended = async () => {
      const steps = (await server.storage.read(code)).map((text) => JSON.parse(text) as Step)
      return steps.flatMap(({ facts }) => facts).some(({ fact }) => fact === 'ended')
    }
    await expect.poll(ended, patiently).toBe(true)
  })
})
