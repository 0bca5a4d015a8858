import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { startedBy } from '../../bench/processes.ts'
import { ended, rawSocket, statusOf, upgrade } from '../faults/raw.ts'
import type { Page } from '../support/page.ts'
import { NO_LIMITS, Person, TestServer } from '../support/server.ts'

/** The program that each relay runs. */
const RELAY = fileURLToPath(new URL('../../src/live/relay/main.ts', import.meta.url))

let server: TestServer
const pages: Page[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.remove()
})

/** A game of two, whose pages the server holds; all others the relay does. */
async function playing(limits: Partial<typeof NO_LIMITS> = {}): Promise<readonly [Page, Page]> {
  server = await new TestServer({ crowdFrom: 2, limits: { ...NO_LIMITS, ...limits } }).start()
  const [ada, ben] = (await server.playing(['Ada', 'Ben'])) as [Page, Page]
  pages.push(ada, ben)
  return [ada, ben]
}

async function watching(host: Page, name: string): Promise<Page> {
  const page = await (await Person.named(name, server.address)).page(host.table.code).open()
  pages.push(page)
  return page
}

/** The relays alone: other files' tests in this process may have started programs of their own, which still run. */
function relays(): number[] {
  return startedBy(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(RELAY))
}

function relayOf(): number {
  const started = relays()
  expect(started).toHaveLength(1)
  return started[0]!
}

describe('the relay', () => {
  it('is started for a crowd, hands on what is asked and told, in order, and ends with the server', async () => {
    const [ada] = await playing()
    expect(relays()).toEqual([])
    const [eve, fay] = [await watching(ada, 'Eve'), await watching(ada, 'Fay')]
    const relay = relayOf()
    expect(await eve.request({ ask: 'move', move: { do: 'throw', seat: 0 } })).toMatchObject({ refusal: 'notSeated' })
    eve.sendRaw(JSON.stringify({ type: 'react', reaction: 'cheer' }))
    await Promise.all([ada, fay].map((page) => page.until(() => page.reactions.length === 1)))
    // A page throws where a step is missing, or comes twice.
    for (let line = 0; line < 50; line++) await ada.ask({ ask: 'say', text: `Line ${line}` })
    await Promise.all([eve, fay].map((page) => page.until(() => page.sequence === ada.sequence)))
    expect(fay.chat.map(({ text }) => text)).toEqual(ada.chat.map(({ text }) => text))
    const gameView = ada.gameView
    await ada.ask({ ask: 'move', move: { do: 'throw', seat: gameView.s.turnSeat } }).catch(() => undefined)
    await eve.until(() => eve.sequence === ada.sequence)
    await server.stop()
    expect(() => process.kill(relay, 0)).toThrow()
  })

  it('whose process is killed takes no game along: its pages come back, to another one', async () => {
    const [ada] = await playing()
    const [eve, fay] = [await watching(ada, 'Eve'), await watching(ada, 'Fay')]
    const relay = relayOf()
    process.kill(relay, 'SIGKILL')
    await ada.ask({ ask: 'say', text: 'Is anybody still there?' })
    for (const page of [eve, fay]) await page.until(() => page.welcomes === 2 && page.chat.length === 1)
    expect(relayOf()).not.toBe(relay)
    expect([ada.visits, ada.goodbye]).toEqual([1, null])
    await ada.until(() => ada.watchers === 2)
  })

  it('lets go of a page that does not read, and of no other; it comes back and has all that it missed', async () => {
    const [ada] = await playing()
    const [eve, fay] = [await watching(ada, 'Eve'), await watching(ada, 'Fay')]
    await ada.until(() => ada.watchers === 2)
    eve.returns = false
    eve.pause()
    let answered = 0
    while (ada.here.includes(eve.guest)) {
      for (let n = 0; n < 200; n++) eve.sendRaw(JSON.stringify({ type: 'position' }))
      await ada.ask({ ask: 'say', text: `${++answered}` })
    }
    expect(fay.visits).toBe(1)
    eve.resume()
    await eve.reopen()
    expect(eve.sequence).toBe(ada.sequence)
  })

  it('tells how much it has sent: who is sent more than allowed is let go', async () => {
    const [ada] = await playing({ MEGABYTES_PER_GUEST: 0.25 })
    const eve = await watching(ada, 'Eve')
    await ada.until(() => ada.here.includes(eve.guest))
    eve.returns = false
    while (ada.here.includes(eve.guest)) {
      for (let n = 0; n < 20; n++) eve.sendRaw(JSON.stringify({ type: 'position' }))
      await ada.ask({ ask: 'say', text: 'And so on' })
    }
    // On a busy machine the line may end before the page has read why.
    expect(eve.goodbye?.reason ?? 'spent').toBe('spent')
  })

  it('sends to those who watch at their own expense: they cannot spend what may be sent at the table', async () => {
    const [ada, ben] = await playing({ MEGABYTES_PER_GUEST: 2, MEGABYTES_PER_TABLE: 1 })
    const eve = await watching(ada, 'Eve')
    await ada.until(() => ada.here.includes(eve.guest))
    eve.returns = false
    // Until she has been sent twice of what the table may be sent.
    while (ada.here.includes(eve.guest)) {
      for (let n = 0; n < 100; n++) eve.sendRaw(JSON.stringify({ type: 'position' }))
      await ada.ask({ ask: 'say', text: 'And so on' })
    }
    await ada.ask({ ask: 'say', text: 'We go on.' })
    await ben.until(() => ben.chat.at(-1)?.text === 'We go on.')
    expect([ada, ben].map(({ visits, goodbye }) => [visits, goodbye])).toEqual([
      [1, null],
      [1, null],
    ])
  })

  it('serves nobody who shakes hands wrongly, says nonsense or goes at once, and outlives it', async () => {
    const [ada] = await playing()
    const eve = await watching(ada, 'Eve')
    const relay = relayOf()
    const path = `/api/tables/${ada.table.code}/live`
    for (let turn = 0; turn < 100; turn++) {
      const socket = await rawSocket(server.address, upgrade(path, turn % 2 === 0 ? { 'sec-websocket-key': 'x' } : {}))
      sockets.push(socket)
      if (turn % 4 < 2) socket.destroy()
    }
    const wrong = sockets.at(-2)!
    expect(await statusOf(wrong)).toBe(400)
    const nonsense = sockets.at(-1)!
    expect(await statusOf(nonsense)).toBe(101)
    nonsense.write(Buffer.from([0x81, 0x83, 0, 0, 0, 0, 0x61, 0x62, 0x63]))
    await ended(nonsense)
    await ada.ask({ ask: 'say', text: 'Still here' })
    await eve.until(() => eve.chat.length === 1)
    expect(relayOf()).toBe(relay)
    expect(eve.visits).toBe(1)
  })
})
