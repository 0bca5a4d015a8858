import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { findFrame } from '@hausregeln/engine/core/agenda.ts'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Cluster, Hands, settled } from '../support/cluster.ts'
import { examine } from '../support/evidence.ts'
import type { Page } from '../support/page.ts'
import { TestDatabase } from '../support/postgres.ts'
import { newProgramToken, Program } from '../support/program.ts'
import { newNonce } from '../support/server.ts'

let database: TestDatabase
let cluster: Cluster
let url = ''
// One database and three processes for all of it: which is killed is there again when its test is over.
beforeAll(async () => {
  database = await TestDatabase.start()
  url = await database.fresh()
  cluster = await Cluster.start([url, url, url])
})
afterEach(async () => {
  for (const page of cluster.pages.splice(0)) page.close()
  for (const server of cluster.servers) if (server.exited) await server.start()
})
afterAll(async () => {
  await cluster?.remove()
  await database?.remove()
})

/** Every request that was confirmed is in storage, once, and the games keep the rules. */
async function expectNothingLost(...tables: readonly (readonly Page[])[]): Promise<void> {
  const storage = await PostgresStorage.open(url)
  const { confirmed, lost, twice } = await examine(storage, tables)
  await storage.close()
  expect({ lost, twice }).toEqual({ lost: 0, twice: 0 })
  expect(confirmed).toBeGreaterThan(0)
}

function inAuction({ game }: Page): boolean {
  return game !== null && game.s.over === 0 && findFrame(game, AUCTION_FRAME) >= 0
}

describe('three processes on one database', () => {
  it('play one game: every confirmed move is there once, all see the same', async () => {
    const pages = await cluster.game([0, 1, 2])
    const hands = new Hands(pages, 40)
    await pages[0].until(() => pages[0].sequence > 120)
    await hands.rest()
    expect(new Set(pages.map(({ sequence }) => sequence)).size).toBe(1)
    expect(Buffer.from(pages[0]!.view!).equals(pages[2]!.view!)).toBe(true)
    expect(hands.done).toBeGreaterThan(100)
    // Created, three seats, started; then a step for every confirmed move.
    expect(pages[0].sequence).toBe(5 + hands.done)
    await expectNothingLost(pages)
  })

  it('take what people at different processes ask at the same moment one after the other, each once', async () => {
    const pages = await cluster.game([0, 1, 2])
    const said = pages.map((page, who) =>
      Promise.all(Array.from({ length: 20 }, (_, n) => page.ask({ ask: 'say', text: `${who} says ${n}` }))),
    )
    const hands = new Hands(pages, 45)
    await Promise.all(said)
    await hands.rest()
    // Nobody was sent away, no matter who was first.
    expect(pages.map(({ welcomes }) => welcomes)).toEqual([1, 1, 1])
    const lines = pages.map(({ chat }) => chat.map(({ text }) => text))
    expect(lines[1]).toEqual(lines[0])
    expect(lines[2]).toEqual(lines[0])
    for (const who of [0, 1, 2])
      expect(lines[0]!.filter((text) => text.startsWith(`${who} `))).toEqual(
        Array.from({ length: 20 }, (_, n) => `${who} says ${n}`),
      )
    await expectNothingLost(pages)
  })

  it('go on when one is killed in the middle of an auction: its people come back through another', async () => {
    const pages = await cluster.game([[0, 1], 1, 2])
    const [ada, ben] = [pages[0], pages[1]]
    for (let seed = 50; !inAuction(ben); seed += 10) {
      const hands = new Hands(pages, seed)
      await ben.until(() => inAuction(ben))
      await hands.rest()
    }
    const before = ben.sequence
    await cluster.server(0).kill()
    const hands = new Hands(pages, 55)
    await ben.until(() => !inAuction(ben) && ben.sequence > before + 30)
    await hands.rest()
    expect(ada.welcomes).toBeGreaterThan(1)
    expect(ada.sequence).toBe(ben.sequence)
    await expectNothingLost(pages)
  })

  it('let one alone play the bots, and another when that one is gone', async () => {
    const [host, elsewhere] = await cluster.table([0, 1], { seats: 3, unattended: 'play' })
    await host.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    for (const seat of [1, 2]) await host.ask({ ask: 'seatBot', seat, bot: 'plain' })
    await host.ask({ ask: 'start' })
    await host.ask({ ask: 'standIn', seat: 0, bot: 'plain' })
    await elsewhere.until(() => elsewhere.sequence > 60)
    await cluster.server(0).kill()
    const before = elsewhere.sequence
    await elsewhere.until(() => elsewhere.sequence > before + 60 || elsewhere.told?.phase === 'over')
    await cluster.server(0).start()
    await host.until(() => host.sequence > before)
    expect(host.told?.frozen).toBeNull()
    await expectNothingLost([host, elsewhere])
  })

  it('go on while one stands still, which has missed and done nothing twice when it wakes up', async () => {
    const [host, elsewhere] = await cluster.table([0, 1], { seats: 3, unattended: 'play', pace: 'fast' })
    await host.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    for (const seat of [1, 2]) await host.ask({ ask: 'seatBot', seat, bot: 'plain' })
    await host.ask({ ask: 'start' })
    await host.ask({ ask: 'standIn', seat: 0, bot: 'plain' })
    await elsewhere.until(() => elsewhere.sequence > 15)
    process.kill(cluster.server(0).pid, 'SIGSTOP')
    try {
      const said = host.request({ ask: 'say', text: 'Does anybody hear me?' })
      const before = elsewhere.sequence
      await elsewhere.until(() => elsewhere.sequence > before + 15)
      // What it sent before it stood still may come after that.
      expect(host.sequence).toBeLessThan(before + 10)
      process.kill(cluster.server(0).pid, 'SIGCONT')
      expect((await said).type).toBe('done')
    } finally {
      process.kill(cluster.server(0).pid, 'SIGCONT')
    }
    await elsewhere.until(() => elsewhere.chat.length === 1)
    await host.until(() => host.sequence >= elsewhere.sequence)
    expect(host.chat).toEqual(elsewhere.chat)
    expect(host.told?.frozen).toBeNull()
    await expectNothingLost([host, elsewhere])
  })

  it('wait for a database that is restarted under load, and have lost nothing', async () => {
    const ways = [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 1, 2],
    ]
    const tables = await Promise.all(ways.map((at) => cluster.game(at)))
    const hands = tables.map((pages, table) => new Hands(pages, 60 + 10 * table))
    const all = tables.flat()
    await Promise.all(all.map((page) => page.until(() => page.sequence > 40)))
    await database.restart()
    const before = all.map(({ sequence }) => sequence)
    await Promise.all(all.map((page, index) => page.until(() => page.sequence > before[index]! + 20)))
    await Promise.all(hands.map((each) => each.rest()))
    await Promise.all(tables.map(settled))
    for (const [index, pages] of tables.entries())
      expect(pages[0]!.sequence).toBe(2 + pages.length + hands[index]!.done)
    await expectNothingLost(...tables)
  })

  it('let a program at one of them play at a table of persons at another', async () => {
    const [page] = (await cluster.table([0], { seats: 2 })) as [Page]
    await page.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    const token = newProgramToken()
    await page.ask({ ask: 'seatProgram', seat: 1, token })
    const program = new Program(cluster.server(1).address, page, token)
    await page.until(() => page.programs.length === 1)
    await page.ask({ ask: 'start' })
    const hands = new Hands([page], 40)
    await page.until(() => program.told('decide').length > 12)
    await hands.rest()
    expect(program.told('refused')).toEqual([])
    expect(page.table.seats[1]!.program).toMatchObject({ faults: 0 })
    await expectNothingLost([page])
  })
})
