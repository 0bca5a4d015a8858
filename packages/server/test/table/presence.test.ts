import { createBot } from '@hausregeln/bots'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Cluster } from '../support/cluster.ts'
import { Databases } from '../support/databases.ts'
import { HandTime } from '../support/handTime.ts'
import { newNonce, Person, TestServer } from '../support/server.ts'

let database: Databases
let cluster: Cluster
// Three processes for all of it: which is killed is there again when its test is over.
beforeAll(async () => {
  database = await Databases.connect()
  cluster = await Cluster.on(database, 3)
})
afterEach(async () => {
  for (const page of cluster.pages.splice(0)) page.close()
  for (const server of cluster.servers) if (server.exited) await server.start()
})
afterAll(async () => {
  await cluster?.remove()
  await database?.remove()
})

async function tablesInMemory(figures: string): Promise<number> {
  const metrics = await (await fetch(`${figures}/metrics`)).text()
  return Number(/^hausregeln_tables (\d+)$/m.exec(metrics)?.[1])
}

describe('people at one table by way of several processes', () => {
  it('see each other come and go, chat and react', async () => {
    const [ada, ben] = await cluster.table([0, 1])
    const both = [ada.guest, ben.guest].sort()
    await ada.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await ben.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    for (const page of [ada, ben]) await page.until(() => String([...page.here].sort()) === String(both))
    await ada.ask({ ask: 'say', text: 'Good evening' })
    await ben.until(() => ben.chat.length === 1)
    ben.sendRaw(JSON.stringify({ type: 'react', reaction: 'cheer' }))
    for (const page of [ada, ben]) await page.until(() => page.reactions.length === 1)
    expect(ada.reactions).toEqual(['cheer'])
    ben.close()
    await ada.until(() => String(ada.here) === ada.guest)
  })

  it('keep a game going from any of them; without its host the table goes to who is there, and without anybody it waits', async () => {
    const url = await database.fresh()
    // Time passes at Ben’s process only, which therefore does what is due: where it leaps, others seem to have fallen silent.
    const times = [new HandTime(), new HandTime()] as const
    const servers = times.map((time) => new TestServer({}, time, () => PostgresStorage.open(url)))
    for (const server of servers) await server.start()
    const at = (server: number) => servers[server]!.address
    const ada = await Person.named('Ada', at(0))
    const code = await ada.createTable()
    const ben = await Person.named('Ben', at(1))
    const eve = await Person.named('Eve', at(0))
    const [host, guest, watcher] = [ada.page(code), ben.page(code), eve.page(code)] as const
    for (const page of [host, guest, watcher]) await page.open()
    await host.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await guest.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    await host.until(() => host.table.seats.every(({ name }) => name !== null))
    await host.ask({ ask: 'start' })
    await guest.until(() => guest.view !== null && guest.here.length === 3 && guest.watchers === 1)

    host.leave()
    await guest.until(() => !guest.here.includes(host.guest))
    times[1].pass(299)
    await guest.ask({ ask: 'say', text: 'Still here.' })
    expect(guest.table.host.id).toBe(host.guest)
    // Ben alone, at the other process, has kept the game from waiting all that time.
    expect(guest.table.rested ?? null).toBeNull()
    times[1].pass(2)
    await watcher.until(() => watcher.table.host.id === guest.guest)

    guest.leave()
    await watcher.until(() => watcher.here.length === 0)
    // Ben’s process may have left the table to Eve’s, and the right to do what is due passes on with it: time passes at both.
    const rested = expect.poll(() => {
      for (const time of times) time.pass(2)
      return watcher.table.rested?.to
    })
    await rested.toBeNull()
    await guest.reopen()
    await watcher.until(() => typeof watcher.table.rested?.to === 'number')
    await host.reopen()
    expect(host.table.host).toEqual({ id: guest.guest, name: 'Ben' })
    for (const page of [host, guest, watcher]) page.close()
    for (const server of servers) await server.remove()
  })

  it('miss those of a process that is killed, and those of one that is stopped', async () => {
    const [ada, ben, cem] = await cluster.table([0, 1, 2])
    await ada.until(() => ada.here.length === 3 && ada.watchers === 2)
    for (const page of [ben, cem]) page.returns = false
    await cluster.server(1).kill()
    await ada.until(() => ada.here.length === 2 && !ada.here.includes(ben.guest))
    await cluster.server(2).stop()
    await ada.until(() => ada.here.length === 1)
    await cluster.server(1).start()
    const back = await ben.again().open()
    cluster.pages.push(back)
    await ada.until(() => ada.here.length === 2)
    await back.until(() => String(back.here) === ada.guest && back.watchers === 1)
  })

  it('are not replaced by a bot while they are at another process', async () => {
    const [ada, ben] = await cluster.game([0, 1])
    await ada.until(() => ada.here.includes(ben.guest))
    const taken = await ada.request({ ask: 'standIn', seat: 1, bot: 'plain' })
    expect(taken).toMatchObject({ type: 'refused', refusal: 'stillHere' })
    ben.close()
    await ada.until(() => !ada.here.includes(ben.guest))
    await ada.ask({ ask: 'standIn', seat: 1, bot: 'plain' })
  })

  it('are told what happens at another process also when their table has left the memory of theirs', async () => {
    const url = await database.fresh()
    const forgetful = await Cluster.start([url, url], { TABLE_IDLE_SECONDS: '0' })
    onTestFinished(() => forgetful.remove())
    const pages = await forgetful.game([0, 1])
    const bot = createBot('plain')
    for (let n = 0; n < 4; n++) {
      for (const at of [0, 1]) await expect.poll(() => tablesInMemory(forgetful.server(at).figures)).toBe(0)
      const page = pages.find((each) => each.choose(bot) !== null)!
      await page.ask({ ask: 'move', move: page.choose(bot)! })
      await Promise.all(pages.map((each) => each.until(() => each.sequence === page.sequence)))
    }
    expect(pages.map(({ visits }) => visits)).toEqual([1, 1])
    expect(Buffer.from(pages[0]!.view!).equals(pages[1]!.view!)).toBe(true)
  })
})
