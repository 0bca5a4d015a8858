import { once } from 'node:events'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Cluster, Hands, settled } from '../support/cluster.ts'
import { Databases } from '../support/databases.ts'
import { examine } from '../support/evidence.ts'
import type { Page } from '../support/page.ts'
import { TcpProxy } from '../support/proxy.ts'
import { newNonce } from '../support/server.ts'

let database: Databases
let cluster: Cluster | undefined
const proxies: TcpProxy[] = []
beforeAll(async () => {
  database = await Databases.connect()
})
afterAll(() => database?.remove())
afterEach(async () => {
  await cluster?.remove()
  for (const proxy of proxies.splice(0)) await proxy.close()
})

async function status(path: string, process: number): Promise<number> {
  return (await fetch((cluster?.server(process).address ?? '') + path)).status
}

/** What a page is told that asks to be connected, as a proxy hands it on; null: it may come in. */
async function refusalOf(process: number, code: string): Promise<string | null> {
  const address = cluster?.server(process).address.replace('http', 'ws')
  const socket = new WebSocket(`${address}/api/tables/${code}/live`)
  try {
    await once(socket, 'open')
    return null
  } catch (error) {
    return String(error)
  } finally {
    socket.terminate()
  }
}

function ready(process: number) {
  return expect.poll(() => status('/readyz', process), { interval: 200 })
}

/** A table at which bots play for all, by way of this process as long as it can; somebody watches by way of the last. */
async function botsTable(on: Cluster, process: number): Promise<readonly [host: Page, watching: Page]> {
  const [host, watching] = await on.table([process, 3], { seats: 3, pace: 'fast', unattended: 'play' })
  await host.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  for (const seat of [1, 2]) await host.ask({ ask: 'seatBot', seat, bot: 'plain' })
  await host.ask({ ask: 'start' })
  await host.ask({ ask: 'standIn', seat: 0, bot: 'plain' })
  await watching.until(() => watching.sequence > 12)
  return [host, watching]
}

/** A process loses its database, the two last ones do not. */
async function cutOff(on: Cluster, process: number, way: 'hold' | 'cut', proxy: TcpProxy, url: string): Promise<void> {
  const pages = await on.game([[process, 2], [2], [3]])
  const [ada, ben, cem] = [pages[0], pages[1], pages[2]]
  const bots = await botsTable(on, process)
  const stuck = await ada.again().open()
  on.pages.push(stuck)
  const hands = new Hands(pages, 80)
  await ada.until(() => ada.sequence > 40)

  proxy[way]()
  const said = stuck.request({ ask: 'say', text: 'Does anybody hear me?' })
  await ready(process).toBe(503)
  expect(await status('/healthz', process)).toBe(200)
  expect(await status('/readyz', 2)).toBe(200)
  const refusal = () => refusalOf(process, ada.table.code)
  await expect.poll(refusal, { interval: 200 }).toContain('503')
  // Those who were at it come back through another, bots are played by another, and all go on.
  const [before, botsBefore] = [ben.sequence, bots[1].sequence]
  await ada.until(() => ada.welcomes > 1 && ada.sequence > before + 30)
  await cem.until(() => cem.sequence > before + 30)
  // Until others may play the bots nothing else need be played.
  await hands.rest()
  await bots[1].until(() => bots[1].sequence > botsBefore + 20)
  expect(stuck.confirmed).toEqual([])
  expect(cem.chat).toEqual([])

  const again = new Hands(pages, 90, 20)
  proxy.heal()
  await ready(process).toBe(200)
  expect((await said).type).toBe('done')
  await again.rest()
  await bots[0].until(() => bots[0].sequence > botsBefore + 20)
  await settled([...pages, stuck])
  for (const page of [...pages, stuck]) expect(page.chat.map(({ text }) => text)).toEqual(['Does anybody hear me?'])
  const storage = await PostgresStorage.open(url)
  expect(await examine(storage, [[...pages, stuck], bots])).toMatchObject({ lost: 0, twice: 0 })
  await storage.close()
}

describe('a process that is cut off from its database', () => {
  it('by a network that holds, or cuts: confirms nothing, says so, is replaced, and comes back', async () => {
    const url = await database.fresh()
    const [held, cut] = [await TcpProxy.to(url), await TcpProxy.to(url)]
    proxies.push(held.proxy, cut.proxy)
    const on = await Cluster.start([held.url, cut.url, url, url])
    cluster = on
    await Promise.all([cutOff(on, 0, 'hold', held.proxy, url), cutOff(on, 1, 'cut', cut.proxy, url)])
  })
})
