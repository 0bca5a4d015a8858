import { homeOf } from '@hausregeln/server/storage/spread/rule.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Cluster, Hands, settled } from '../support/cluster.ts'
import { Databases } from '../support/databases.ts'
import { NGINX, Nginx } from '../support/nginx.ts'
import type { Page } from '../support/page.ts'
import { freePort } from '../support/postgres.ts'
import { newNonce, Person } from '../support/server.ts'
import { evidenceOf, rollThrough } from './rolling.ts'

let database: Databases
let cluster: Cluster
let url = ''
beforeAll(async () => {
  database = await Databases.connect()
  url = await database.fresh()
  cluster = await Cluster.placed(url, 3)
})
afterAll(async () => {
  await cluster?.remove()
  await database?.remove()
})

function closeAll(): void {
  for (const page of cluster.pages) page.close()
}

describe('three processes, of which one serves a table', () => {
  it('are restarted one after the other under load: nothing is lost, every page keeps its place and finds its process', async () => {
    const { lost, twice, strayed, misplaced, pages, moves } = await rollThrough(cluster, url, 2)
    expect({ lost, twice, strayed, misplaced, pages }).toEqual({
      lost: 0,
      twice: 0,
      strayed: 0,
      misplaced: 0,
      pages: 6,
    })
    expect(moves).toBeGreaterThan(30)
    closeAll()
  })

  it('hand over when one dies: its pages go on at the next by the rule, and come back when it does', async () => {
    const game = await cluster.game([0, 1, 2].map((first) => [first, (first + 1) % 3, (first + 2) % 3]))
    const code = game[0]!.table!.code
    const at = (place: string | null) =>
      Promise.all(game.map((page) => page.until(() => page.at === place && page.goodbye === null)))
    const home = homeOf(code, cluster.places)
    await at(home)
    const hands = new Hands(game, 3, 40)
    const dead = cluster.server(cluster.places.indexOf(home ?? ''))
    await dead.kill()
    await at(
      homeOf(
        code,
        cluster.places.filter((place) => place !== home),
      ),
    )
    await dead.start()
    await at(home)
    const { done } = hands
    hands.more(10)
    await game[0]!.until(() => hands.done > done + 5 || game[0]!.told?.phase === 'over')
    await hands.rest()
    expect(await evidenceOf(url, [game])).toMatchObject({ lost: 0, twice: 0 })
    closeAll()
  })
})

/** How many pages each process has. */
async function connections(): Promise<readonly number[]> {
  const told = cluster.servers.map(async ({ figures, exited }) => {
    if (exited) return 0
    const text = await (await fetch(`${figures}/metrics`)).text()
    return Number(/^hausregeln_connections (\d+)/m.exec(text)?.[1])
  })
  return Promise.all(told)
}

describe.skipIf(NGINX === undefined)('three processes behind nginx (Debian: nginx)', () => {
  const nginx = new Nginx()
  afterAll(() => nginx.remove())

  /** Pages that cannot be sent anywhere, at a table of three whose game has begun. */
  async function behind(address: string): Promise<Page[]> {
    const persons = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Person.named(name, address)))
    const code = await persons[0]!.createTable({ seats: 3 })
    const pages = await Promise.all(persons.map((person) => person.page(code).open()))
    for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
    await pages[0]!.ask({ ask: 'start' })
    await Promise.all(pages.map((page) => page.until(() => page.view !== null)))
    return pages
  }

  it('get all pages of a table at one of them, and at one other when that dies', async () => {
    const address = `127.0.0.1:${await freePort()}`
    const servers = cluster.places.map((place) => `server ${new URL(place).host} max_fails=1 fail_timeout=5s;`)
    nginx.start('nginx.conf', [
      ['listen 80;', `listen ${address};`],
      ['server app:3000 resolve max_fails=1 fail_timeout=5s;', servers.join(' ')],
    ])
    await expect
      .poll(() =>
        fetch(`http://${address}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(connections).toEqual([0, 0, 0])
    const pages = await behind(`http://${address}`)
    const first = await connections()
    expect(first.toSorted()).toEqual([0, 0, 3])
    const hands = new Hands(pages, 7, 40)
    await cluster.server(first.indexOf(3)).kill()
    await Promise.all(pages.map((page) => page.until(() => page.welcomes === 2)))
    expect((await connections()).toSorted()).toEqual([0, 0, 3])
    await hands.rest()
    await settled(pages)
    expect(await evidenceOf(url, [pages])).toMatchObject({ lost: 0, twice: 0 })
    for (const page of pages) page.close()
  })
})
